import {
  button,
  dialog,
  errorToast,
  field,
  heading,
  item,
  link,
  nothing,
  type Sight,
  successToast,
  text,
} from './sights.ts';

const OVER = 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.';
const PASSWORD_SHORT = 'Passwort muss mindestens 6 Zeichen lang sein';
const CODE = 'Code aus der E-Mail';
const PURPOSE =
  'Wenn Du Dein Passwort vergisst, öffnet dieses Blatt Dein Tagebuch. Ausdrucken und zu den Papieren legen.';

/** What is read on the ways back, and in the profile's part about the ways in. */
export const WAY_TEXTS = {
  '/passwort-vergessen · without mail': [
    heading('Passwort vergessen?'),
    text(/verschickt keine E-\u2060Mails/),
    link('ein neues Passwort mit dem Code', '/wiederherstellung'),
    link('Melde Dich damit an', '/auth'),
    nothing('Link anfordern'),
  ],
  '/passwort-vergessen · with mail': [
    heading('Passwort vergessen?'),
    field('E-Mail'),
    button('Link anfordern'),
    link('ein neues Passwort mit dem Code', '/wiederherstellung'),
    link('Melde Dich mit dem Passkey an', '/auth'),
    nothing(/verschickt keine E-\u2060Mails/),
  ],
  '/passwort-vergessen · refused': [text('Bitte geben Sie eine gültige E-Mail-Adresse ein')],
  '/passwort-vergessen · requested': [
    heading('Schau in Dein Postfach'),
    text('Wenn es zu dieser Adresse ein Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.'),
    text(/30\sMinuten/),
  ],
  '/passwort-neu · without a link': [
    heading('Neues Passwort'),
    field(CODE),
    field('Neues Passwort'),
    button('Passwort speichern'),
  ],
  '/passwort-neu · refused': [text(PASSWORD_SHORT)],
  '/passwort-neu · from the link': [field('Neues Passwort'), nothing(CODE)],
  '/passwort-neu · not sent': [text('Der Dienst startet gerade.')],
  '/passwort-neu · link over': [
    heading('Link abgelaufen'),
    text(OVER),
    link('Neuen Link anfordern', '/passwort-vergessen'),
  ],
  '/passwort-neu · done': [
    heading('Dein neues Passwort gilt'),
    text(/auf allen Geräten abgemeldet/),
    link('Zur Anmeldung', '/auth'),
  ],
  '/adresse-bestaetigen · visitor': [
    heading('E-Mail-Adresse bestätigen'),
    field('Passwort Deines Kontos'),
    button('E-Mail-Adresse bestätigen'),
    button('Das bin ich nicht'),
  ],
  '/adresse-bestaetigen · signed in': [
    text(/^Du bist als anna-.* angemeldet\.$/),
    nothing('Passwort Deines Kontos'),
  ],
  '/adresse-bestaetigen · another account': [
    text('Hier bist Du nicht mit dem Konto angemeldet, zu dem diese Adresse gehören soll.'),
    field('Passwort Deines Kontos'),
  ],
  '/adresse-bestaetigen · confirmed': [
    heading('Deine Adresse ist bestätigt'),
    text(/^berta@example\.org gehört jetzt zu Deinem Konto/),
    link('Zur Tagesfrage', '/daily'),
  ],
  '/adresse-bestaetigen · not me': [heading('Alles klar'), text(/schreiben wir Dir nicht mehr/)],
  '/adresse-bestaetigen · link over': [
    heading('Link abgelaufen'),
    text(OVER),
    link('Zum Profil', '/account'),
  ],
  '/adresse-zurueck · from the link': [
    heading('Adresse zurückholen'),
    field('Neues Passwort'),
    button('Adresse zurückholen'),
  ],
  '/adresse-zurueck · link over': [
    heading('Link abgelaufen'),
    link('Andere Wege ansehen', '/passwort-vergessen'),
  ],
  '/adresse-zurueck · done': [heading('Deine alte Adresse gilt wieder'), link('Zur Anmeldung', '/auth')],
  '/wiederherstellung · form': [
    heading('Mit dem Wiederherstellungsblatt anmelden'),
    field('E-Mail'),
    field('Code vom Blatt'),
    button('Weiter'),
  ],
  '/wiederherstellung · refused': [
    text('Bitte geben Sie eine gültige E-Mail-Adresse ein'),
    nothing('Der Code besteht aus 24 Buchstaben und Ziffern'),
  ],
  '/wiederherstellung · code refused': [text('Der Code besteht aus 24 Buchstaben und Ziffern')],
  '/wiederherstellung · not opened': [
    text('E-Mail-Adresse und Code passen nicht zusammen, oder dieses Blatt gilt nicht mehr.'),
  ],
  '/wiederherstellung · a new passkey, which this browser cannot make': [
    text(/Dieser Browser kann keinen einrichten/),
  ],
  '/wiederherstellung · a new password': [
    heading('Der Code stimmt'),
    field('Neues Passwort'),
    button('Passwort speichern'),
  ],
  '/mein-export · without a link': [
    heading('Deine Daten'),
    text(/Alle Deine Einträge und die Angaben zu Deinem Konto/),
    field('Code aus dem Link'),
    button('Daten herunterladen'),
  ],
  '/mein-export · from the link': [button('Daten herunterladen'), nothing('Code aus dem Link')],
  '/mein-export · not sent': [text('Der Dienst startet gerade.')],
  '/mein-export · broken off': [text(/^Der Export ist unterwegs abgebrochen/), button('Daten herunterladen')],
  '/mein-export · link over': [heading('Link abgelaufen'), text(OVER), link('Zum Kontakt', '/contact')],
  '/mein-export · done': [
    heading('Deine Daten sind heruntergeladen'),
    text(/nicht verschlüsselt/),
    button('Noch einmal speichern'),
    button('Als Seite (HTML)'),
    button('Als Text (Markdown)'),
    button('Als Tabelle (CSV)'),
  ],
  '/account · ways in': [
    heading('Sicherheit'),
    heading('Passwort'),
    heading('E-Mail-Adresse'),
    text(/^Bestätige Deine E-Mail-Adresse: Dann hilft Dir eine E-Mail/),
    button('Bestätigung noch einmal schicken'),
    button('E-Mail-Adresse ändern'),
    heading('Wiederherstellungsblatt'),
    link('Blatt erstellen', '/wiederherstellungsblatt'),
    heading('Passkeys'),
    button('Passkey hinzufügen'),
    heading('Google und Apple'),
    heading('Mitteilungen per E-Mail'),
    field('Sag mir, was mit meinem Konto geschieht'),
  ],
  '/account · confirmation sent': [successToast('E-Mail ist unterwegs')],
  '/account · another address': [
    field('Neue E-Mail-Adresse'),
    button('Adresse speichern'),
    button('Abbrechen'),
  ],
  '/account · another address refused': [text('Bitte geben Sie eine gültige E-Mail-Adresse ein')],
  '/account · another address waits': [text(/^berta-.* ist noch nicht bestätigt: Öffne den Link/)],
  '/account · a passkey': [field('Name des Passkeys'), button('Passkey einrichten')],
  '/account · a passkey added': [
    item(/Mein Handy.*Noch nicht benutzt/),
    button('Mein Handy umbenennen'),
    button('Mein Handy entfernen'),
  ],
  '/account · a passkey proves it': [
    field('Aktuelles Passwort'),
    button('Mit Passkey bestätigen'),
    text(/Danach kannst Du Dich mit „Mein Handy“ nicht mehr anmelden/),
  ],
  '/wiederherstellungsblatt · before': [
    heading('Wiederherstellungsblatt'),
    text(PURPOSE),
    button('Blatt erstellen'),
    button('Abbrechen'),
  ],
  '/wiederherstellungsblatt · shown': [
    heading('Wiederherstellungsblatt für Aufwind'),
    text(/siehst Du nur jetzt/),
    text(/^([0-9A-Z]{4}\s*){6}$/),
    text(/\/wiederherstellung$/),
    button('Drucken'),
    button('Fertig'),
  ],
  '/wiederherstellungsblatt · leaving': [
    dialog('Hast Du das Blatt sicher verwahrt?'),
    button('Abbrechen'),
    button('Ja, weiter'),
  ],
  '/daily · the consent has changed': [
    text('Der Text Deiner Einwilligung ist genauer geworden. Bist Du weiter einverstanden?'),
    text(
      /^Deine Einträge gehören nur Dir\. Mit „Einverstanden“ willigst Du ein, dass wir Deine Tagebuchtexte verschlüsselt speichern und verarbeiten, um sie Dir zu zeigen\. Sie können Angaben über Deine Gesundheit enthalten\. Du kannst das jederzeit widerrufen, indem Du Dein Konto löschst\. Datenschutz$/,
    ),
    button('Einverstanden'),
    button('Nicht jetzt'),
    text('Schreiben, lesen, exportieren und löschen kannst Du auch ohne Antwort.'),
  ],
  '/daily · the consent is not stored': [
    errorToast('Nicht gespeichert', 'Der Dienst startet gerade.'),
    button('Einverstanden'),
  ],
  '/daily · the consent is stored': [
    successToast('Danke', 'Deine Einwilligung ist gespeichert.'),
    nothing('Einverstanden'),
  ],
  '/daily · a sheet is offered': [
    text(PURPOSE),
    link('Blatt erstellen', '/wiederherstellungsblatt'),
    button('Nicht jetzt'),
  ],
  '/daily · the address is to be confirmed': [
    text(/^Bestätige Deine E-Mail-Adresse, damit/),
    link('Zum Profil', '/account'),
    button('Später'),
  ],
} satisfies Record<string, Sight[]>;
