import { longToday } from '../days.ts';
import { FULL } from '../operations.ts';
import { QUESTION } from '../steps.ts';
import {
  button,
  dialog,
  errorToast,
  field,
  heading,
  link,
  nothing,
  type Sight,
  successToast,
  text,
} from './sights.ts';

const HINT = 'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.';
const FIRST_ENTRY = 'Dein erster Eintrag. Schön, dass Du Dir diese Minute genommen hast.';
const NOT_UPDATED = 'Fehler beim Aktualisieren';
const TWO_VERSIONS = 'Es gibt zwei Fassungen';
const EMPTY = 'Antwort darf nicht leer sein';

/** What is read on the pages of the diary. */
export const DIARY_TEXTS = {
  '/daily · loading': [heading(QUESTION), text('Wird geladen …')],
  '/daily · no connection': [heading('Das hat gerade nicht geklappt'), button('Erneut versuchen')],
  '/daily · question': [
    text(longToday),
    nothing(/Streak$/),
    nothing('0 Einträge'),
    heading(QUESTION),
    text(HINT),
    field(QUESTION),
    button('Antwort speichern'),
    heading('Tipp des Tages'),
    text(/genauer|konkret/),
    text(/^Wenn es Dir länger nicht gut geht: Die Telefonseelsorge hört Dir jederzeit zu/),
    link('0800 111 0 111', 'tel:08001110111'),
    link('116 123', 'tel:116123'),
    link('112', 'tel:112'),
  ],
  '/daily · nothing typed': [errorToast('Fehler beim Speichern', 'Bitte geben Sie eine Antwort ein.')],
  '/daily · a sentence of the demo': [text('Aus der Demo übernommen')],
  '/daily · a sentence of the demo beside a draft': [
    heading('Dein Satz aus der Demo'),
    text('Der Bus hat gewartet.'),
    text(
      'Für heute steht hier schon ein Text. Du kannst Deinen Satz kopieren. Er bleibt da, bis Du ihn verwirfst, Dich abmeldest oder den Tab schließt.',
    ),
    button('Verwerfen'),
  ],
  '/daily · draft saved': [text('Entwurf gesichert')],
  '/daily · draft waiting': [text('Gerade keine Verbindung. Dein Text ist auf diesem Gerät gesichert.')],
  '/daily · leaving with unsent text': [
    dialog('Trotzdem abmelden?'),
    text('Dein Text ist noch nicht gespeichert. Wenn Du Dich jetzt abmeldest, geht er verloren.'),
    button('Abbrechen'),
    button('Trotzdem abmelden'),
  ],
  '/daily · two drafts': [
    heading(TWO_VERSIONS),
    text('Deine Fassung steht oben im Feld. An anderer Stelle steht:'),
    button('Meine Fassung behalten'),
    button('Andere Fassung übernehmen'),
  ],
  '/daily · too long': [
    text('10.001 von 10.000 Zeichen'),
    text('Antwort darf höchstens 10.000 Zeichen lang sein'),
    text(
      'Nicht gesichert. Antwort darf höchstens 10.000 Zeichen lang sein. Bitte ändere Deinen Text oder kopiere ihn.',
    ),
  ],
  '/daily · full': [
    errorToast('Fehler beim Speichern', 'Ihre Antwort konnte nicht gespeichert werden.'),
    text(`Nicht gesichert. ${FULL} Bitte ändere Deinen Text oder kopiere ihn.`),
    button('Antwort speichern'),
  ],
  '/daily · not saved': [
    errorToast('Fehler beim Speichern', 'Ihre Antwort konnte nicht gespeichert werden.'),
    text(
      'Gerade keine Verbindung. Dein Text ist auf diesem Gerät gesichert und wird gespeichert, sobald es wieder geht.',
    ),
  ],
  '/daily · saving': [button('Speichere …')],
  '/daily · milestone': [dialog(FIRST_ENTRY), heading('Dein erster Eintrag.'), button('Weiter')],
  '/daily · saved': [
    successToast('Antwort gespeichert'),
    text('Beantwortet'),
    text('An 1 der letzten sieben Tage hast Du geschrieben.'),
    text(FIRST_ENTRY),
    text('1 Tages-Streak'),
    text('1 Eintrag'),
    button(() => `Antwort vom ${longToday()} bearbeiten`),
    link('Alle Einträge ansehen', '/log'),
    nothing('Antwort speichern'),
  ],
  '/daily · editing': [field(QUESTION), button('Abbrechen'), button('Speichern')],
  '/daily · emptied': [text(EMPTY)],
  '/daily · not updated': [errorToast(NOT_UPDATED, 'Ihre Antwort konnte nicht aktualisiert werden.')],
  '/daily · updated': [successToast('Antwort aktualisiert'), text('Beantwortet')],
  '/daily · answered elsewhere': [
    errorToast('Fehler beim Speichern', 'Ihre Antwort konnte nicht gespeichert werden.'),
    text('Beantwortet'),
    heading('Dieser Text wartet noch'),
    text(
      'Die Frage von heute war schon beantwortet, als er ankam. Er kann Deine Antwort ersetzen; sonst bleibt er für morgen hier.',
    ),
    button('Antwort ersetzen'),
    button('Verwerfen'),
  ],
  '/daily · displaced draft': [
    text('Beantwortet'),
    heading('Dieser Text wartet noch'),
    text(
      'Er stand noch als Entwurf da, als Deine Antwort gespeichert wurde. Er kann sie ersetzen; sonst bleibt er hier, bis Du ihn verwirfst, höchstens 30 Tage.',
    ),
    button('Antwort ersetzen'),
    button('Verwerfen'),
  ],
  '/daily · an edit waits': [
    link('Im Tagebuch wartet eine Änderung, die noch nicht gespeichert ist.', '/log'),
  ],
  '/log · loading': [text('Wird geladen …')],
  '/log · no connection': [heading('Das hat gerade nicht geklappt'), button('Erneut versuchen')],
  '/log · empty': [
    heading('Mein persönliches Resilienz-Tagebuch'),
    nothing(/Streak$/),
    text('0 Einträge'),
    heading('Noch keine Einträge vorhanden'),
    link('Zur Tagesfrage', '/daily'),
    heading('Positive Erinnerungen'),
    heading('Fokus auf Erfolge'),
    heading('Optimismus'),
  ],
  '/log · one entry': [
    text('1 Tages-Streak'),
    text('1 Eintrag'),
    heading(longToday),
    button(() => `Eintrag vom ${longToday()} bearbeiten`),
    button(() => `Eintrag vom ${longToday()} löschen`),
    nothing('Noch keine Einträge vorhanden'),
  ],
  '/log · editing': [field(() => `Eintrag vom ${longToday()}`), button('Abbrechen'), button('Speichern')],
  '/log · emptied': [text(EMPTY)],
  '/log · not updated': [errorToast(NOT_UPDATED, 'Ihr Eintrag konnte nicht aktualisiert werden.')],
  '/log · updated': [successToast('Eintrag aktualisiert')],
  '/log · two versions': [
    errorToast(NOT_UPDATED, 'Dieser Eintrag wurde inzwischen an anderer Stelle geändert.'),
    heading(TWO_VERSIONS),
    text('Deine Fassung steht oben im Feld. An anderer Stelle steht:'),
    button('Meine Fassung behalten'),
    button('Andere Fassung übernehmen'),
  ],
  '/log · asking': [
    dialog('Eintrag löschen?'),
    text(/wird sofort gelöscht. Rückgängig machen kannst Du das nur gleich danach.$/),
    button('Abbrechen'),
    button('Löschen'),
  ],
  '/log · deleting': [dialog('Eintrag löschen?'), button('Lösche...')],
  '/log · not deleted': [errorToast('Fehler beim Löschen', 'Ihr Eintrag konnte nicht gelöscht werden.')],
  '/log · deleted': [
    successToast('Eintrag gelöscht'),
    button('Rückgängig'),
    heading('Noch keine Einträge vorhanden'),
  ],
  '/log · not restored': [
    errorToast('Fehler beim Wiederherstellen', 'Der Dienst startet gerade.'),
    button('Rückgängig'),
  ],
  '/log · restored': [successToast('Eintrag wiederhergestellt'), text('1 Eintrag')],
  '/log · a year': [
    text(/^\d+ Tage Streak$/),
    text(/^\d+ Einträge$/),
    field('Wort oder Monat suchen'),
    heading(/^\d{4} · \d+ von \d+ Tagen$/),
    text(/^Am längsten am Stück: \d+\u00a0Tage$/),
    button(/^\d+ Einträge laden$/),
  ],
  '/log · an earlier year': [heading(/^\d{4} · \d+ von \d+ Tagen$/)],
  '/log · searching': [button('Suche schließen'), text('Wird gesucht …')],
  '/log · found': [
    text(/^\d+ Einträge mit „wir“$/),
    button('Suche schließen'),
    button('Weitere Treffer laden'),
    text(/^wir$/i),
  ],
  '/log · nothing found': [text('Nichts mit „Einhorn“. Vielleicht ein anderes Wort?')],
  '/log · search failed': [text('Die Suche hat gerade nicht geklappt. Bitte versuche es noch einmal.')],
  '/log · no more to load': [text('Weitere Einträge konnten nicht geladen werden.')],
} satisfies Record<string, Sight[]>;
