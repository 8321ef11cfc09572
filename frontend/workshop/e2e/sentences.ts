// The sentences that the table of texts shares with journeys and walks. All other texts stand in the table alone;
// prescribed texts are spelled out everywhere.

// Sentences of the server, which pages show.
export const STARTING = 'Der Dienst startet gerade.';
export const LOCKED =
  'Dieses Konto ist gesperrt. Deine Einträge bleiben erhalten. Bitte schreib uns über die Kontaktseite.';
export const REGISTRATION_CLOSED = 'Zurzeit können keine neuen Konten angelegt werden.';
export const HAS_ACCOUNT =
  'Zu dieser E-Mail gibt es schon ein Konto. Bitte melde Dich mit der bisherigen Methode an.';
export const LINK_REFUSED = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';
export const SHEET_REFUSED =
  'E-Mail-Adresse und Code passen nicht zusammen, oder dieses Blatt gilt nicht mehr.';
export const CODE_WRONG = 'Der Code besteht aus 24 Buchstaben und Ziffern';
export const TOO_LONG = 'Antwort darf höchstens 10.000 Zeichen lang sein';
export const CHANGED_MEANWHILE = 'Dieser Eintrag wurde inzwischen an anderer Stelle geändert.';
export const FIRST_ENTRY = 'Dein erster Eintrag. Im Tagebuch findest Du ihn jederzeit wieder.';
export const THIRTY_DAYS =
  'Dreißig Tage in Folge. Ein Monat voller Augenblicke, die sonst vielleicht vergessen wären.';
export const REMINDER_TITLE = 'Hast Du eine Minute für etwas Gutes?';
export const REMINDER_BODY = 'Deine Frage für heute wartet auf Dich.';
export const GOODBYE = 'Das war vorerst die letzte Erinnerung.';

// Wherever a request has failed.
export const SUNDAY_WEEK = 'Deine Woche in sieben Sätzen';

export const NOT_LOADED = 'Das hat gerade nicht geklappt';
export const NO_CONNECTION = 'Keine Verbindung zum Server. Bitte prüfe Deine Internetverbindung.';

// Public pages.
export const SENTENCES_OF_YEAR = [
  'Schneeglöckchen hinter der Garage, mitten im Matsch.',
  'Barfuß im Garten, bis es dunkel war.',
  'Oma hat dreimal dasselbe erzählt. Ich habe dreimal gelacht.',
];
export const EASE = 'Kostenlos, ohne Werbung. E-Mail und Passwort genügen.';
export const DAY_EXAMPLE = 'Beispiel einer Tagesfrage';
export const WHAT_LATER = 'Was habe ich später von meinen Einträgen?';
export const HOW_TO_FIND = 'Wie finde ich einen Eintrag wieder?';
export const WHAT_STAYS = 'Was bleibt, wenn ich etwas lösche?';
export const NO_ARBITRATION = 'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren';
export const GROWTH = 'Resilienz ist die Fähigkeit, sich anzupassen und zu wachsen.';
export const TAP_SHARE = 'Tippe im Browser auf „Teilen“, oft hinter „•••“.';
export const CHOOSE_HOME_SCREEN = 'Wähle „Zum Home-Bildschirm“.';

// The credentials, and the ways back.
export const GREETING = 'Schön, dass Du da bist';
export const LOG_IN_AGAIN =
  'Bitte melde Dich wieder an. Was Du geschrieben hast, ist auf diesem Gerät noch da.';
export const MAIL_SENT =
  'Gibt es zu dieser Adresse ein Konto und ist sie bestätigt, ist eine E-Mail unterwegs.';
export const CONFIRM_ADDRESS = 'E-Mail-Adresse bestätigen';
export const NOT_THIS_ACCOUNT =
  'Hier bist Du nicht mit dem Konto angemeldet, zu dem diese Adresse gehören soll. Gib unten das Passwort des richtigen Kontos ein.';
export const ADDRESS_CONFIRMED = 'Deine Adresse ist bestätigt';
export const CONFIRM_AGAIN = 'Bestätigung noch einmal schicken';
export const OLD_ADDRESS_BACK = 'Deine alte Adresse gilt wieder';
export const PASSWORD_BY_CODE = 'ein neues Passwort mit dem Code';
export const IS_SHEET_SAFE = 'Hast Du das Blatt sicher verwahrt?';

// The demo.
export const KEEP_SENTENCE = 'Willst Du Deinen Satz behalten?';

// The diary.
export const SEARCH_LABEL = 'Wort, Tag oder Monat suchen';
export const TAKE_OTHER = 'Andere Fassung übernehmen';
export const WAITING = 'Gerade keine Verbindung. Dein Text ist auf diesem Gerät gesichert';
export const SERVER_FAILED =
  'Der Server konnte gerade nicht speichern. Dein Text ist auf diesem Gerät gesichert, wir versuchen es weiter.';
export const SAVED_LATER = 'und wird gespeichert, sobald es wieder geht.';
export const UNSENT = 'Dein Text ist noch nicht gespeichert. Wenn Du Dich jetzt abmeldest, geht er verloren.';
export const RESTORED = 'Eintrag wiederhergestellt';
export const NOT_RESTORED = 'Fehler beim Wiederherstellen';
export const SEARCH_FAILED = 'Die Suche hat gerade nicht geklappt. Bitte versuche es noch einmal.';

export const COMES_ALONG = 'Dein Satz kommt mit in Dein Tagebuch.';

// A hard day.
export const HARD_DAY = 'Dann schreib, was ist. Ein Satz genügt, auch ein trauriger.';
export const SMALLER_QUESTION = 'Was hat ein wenig geholfen?';

// The profile.
export const DIARY_FILES = 'Tagebuch mitnehmen und mitbringen';
export const TELL_ME = 'Sag mir, was mit meinem Konto geschieht';
export const IS_CONSENT_RENEWED =
  'Der Text Deiner Einwilligung ist genauer geworden. Bist Du weiter einverstanden?';
export const CONSENT_SAVED = 'Deine Einwilligung ist gespeichert.';
export const REMINDS_HERE = 'Dieses Gerät erinnert Dich, solange Du hier angemeldet bist.';
export const NOT_HERE = 'Nicht mehr auf diesem Gerät';
export const MAKE_KEY = 'Zugang für ein Programm erstellen';
export const MAY_WRITE = 'Einträge schreiben, ändern und löschen';
export const END_PROGRAMS_TOO = 'Auch alle Zugänge für Programme beenden';
export const EXPORT_DONE = 'Deine Daten sind heruntergeladen';
export const EXPORT_BROKEN_OFF =
  'Der Export ist unterwegs abgebrochen, und es wurde nichts gespeichert. Bitte versuche es noch einmal.';
export const WHICH_FILE = 'Woher bekomme ich diese Datei?';
export const SAVE_REST = 'Diese Texte als Datei sichern';
export const IMPORT_UNDONE = 'Import rückgängig gemacht';
