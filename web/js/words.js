// The few sentences the page says when Python is not there to say them.
const WORDS = {
    fr: {
        loading: "Premier chargement",
        size: (done, all) => `${number(done, "fr")} / ${number(all, "fr")} Mo`,
        slow: "Le chargement prend plus de temps que d’habitude. La connexion est peut-être coupée ; la page attend.",
        lost: "Un fichier du jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page. Vos parties sont intactes.",
        unstarted: "La page n’a pas pu démarrer. Rechargez-la ; si le navigateur bloque les données enregistrées de ce site, autorisez-les.",
        failed: "Quelque chose s’est mal passé ; le dernier geste n’a pas été joué. La partie est intacte.",
        copy: "Copier ma partie",
        copied: "Copié",
        reload: "Recharger",
        close: "Fermer",
    },
    en: {
        loading: "First visit: loading",
        size: (done, all) => `${number(done, "en")} / ${number(all, "en")} MB`,
        slow: "Loading takes longer than usual. The connection may be down; the page is waiting.",
        lost: "A file of the game could not be loaded. Check the connection, then reload the page. Your games are safe.",
        unstarted: "The page could not start. Reload it; if the browser blocks stored data for this site, allow it.",
        failed: "Something went wrong; your last action was not played. The game is safe.",
        copy: "Copy my game",
        copied: "Copied",
        reload: "Reload",
        close: "Close",
    },
    de: {
        loading: "Erster Besuch: wird geladen",
        size: (done, all) => `${number(done, "de")} / ${number(all, "de")} MB`,
        slow: "Das Laden dauert länger als sonst. Vielleicht fehlt die Verbindung; die Seite wartet.",
        lost: "Eine Datei des Spiels konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu. Ihre Partien sind sicher.",
        unstarted: "Die Seite konnte nicht starten. Laden Sie sie neu; falls der Browser gespeicherte Daten dieser Seite blockiert, erlauben Sie sie.",
        failed: "Etwas ist schiefgegangen; die letzte Aktion wurde nicht gespielt. Die Partie ist sicher.",
        copy: "Meine Partie kopieren",
        copied: "Kopiert",
        reload: "Neu laden",
        close: "Schließen",
    },
};

const number = (bytes, language) =>
    (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The catalogue of the language the page is in. */
export const words = () => WORDS[document.documentElement.lang] ?? WORDS.en;
