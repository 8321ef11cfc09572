import { NOT_LOADED } from '../sentences.ts';
import { button, field, heading, link, nothing, type Sight, text } from './sights.ts';

/** The texts of the page that makes a book of a year. */
export const BOOK_TEXTS = {
  '/buch · loading': [text('Wird geladen …')],
  '/buch · no connection': [heading(NOT_LOADED), button('Erneut versuchen')],
  '/buch · empty': [
    heading(/^Buch \d{4}$/),
    text('Aus diesem Jahr gibt es noch keinen Eintrag. Mit dem ersten beginnt das Buch.'),
    link('Zur Tagesfrage', '/daily'),
    nothing('Buch drucken'),
  ],
  '/buch · one entry': [
    heading(/^Buch \d{4}$/),
    field('Von'),
    text('Dein Name, so wie er auf dem Umschlag stehen soll.'),
    field('Widmung'),
    text('Wenn Du magst, zum Beispiel „Für Mama“. Name und Widmung werden nirgends gespeichert.'),
    text('Papier'),
    field('A5'),
    field('A4'),
    field('A5 mit Beschnitt für die Druckerei'),
    text(
      'Gedruckt wird mit Deinem Browser; dort kannst Du das Buch auch als PDF sichern. Wähle dabei dasselbe Papier.',
    ),
    button('Buch drucken'),
    text('Worüber ich mich gefreut habe'),
    heading(/^Das Jahr \d{4}$/),
    nothing(/^\d+ von \d+ Tag/),
    nothing(/gute[r]? Moment/),
  ],
  '/buch · for a printer': [
    text(
      'Sichere das Buch in der Druckansicht Deines Browsers als PDF. Jede Seite ist darin 154 × 216 mm groß; ringsum schneidet die Druckerei 3 mm ab.',
    ),
    text('M'.repeat(60)),
  ],
} satisfies Record<string, Sight[]>;
