"""As much of `xml` as segno imports: the whole would bring the network stack along."""
