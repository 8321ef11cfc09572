import { END_PROGRAMS_TOO, MAKE_KEY, MAY_WRITE, STARTING } from '../sentences.ts';
import {
  button,
  dialog,
  errorToast,
  field,
  heading,
  item,
  link,
  type Sight,
  successToast,
  text,
} from './sights.ts';

const KEY = 'Du siehst ihn nur jetzt';

/** The texts of the profile about API tokens. */
export const PROGRAM_TEXTS = {
  '/account · no program': [
    heading('Für Programme'),
    text(
      /^Mit einem Zugang liest oder schreibt ein Programm in Deinem Tagebuch.*An Dein Konto kommt es damit nicht\.$/,
    ),
    link('Wie ein Programm angebunden wird', '/api/docs'),
    button(MAKE_KEY),
  ],
  '/account · a new program': [
    field('Name des Programms'),
    text('Was darf das Programm?'),
    field('Einträge lesen'),
    field(MAY_WRITE),
    field('Wie lange gilt der Zugang?'),
    button('Abbrechen'),
    button('Zugang erstellen'),
  ],
  '/account · a new program refused': [
    text('Bitte gib dem Zugang einen Namen'),
    text('Bitte wähle, was das Programm darf'),
  ],
  '/account · a new program not made': [text(STARTING)],
  '/account · the key of a program': [
    text(new RegExp(`^Das ist der Zugang für „Notizen“\\. ${KEY}.*was Du dem Programm erlaubt hast\\.$`)),
    text(/^aufwind_pat_\w{49}$/),
    button('Kopieren'),
    button('Fertig'),
  ],
  '/account · the key is copied': [successToast('Zugang kopiert')],
  '/account · the key is not copied': [
    errorToast('Kopieren nicht möglich', 'Markiere den Zugang und kopiere ihn selbst.'),
  ],
  '/account · a program': [
    item(new RegExp(`^Notizen\\s*Einträge lesen; ${MAY_WRITE}\\s*Gilt bis .*Noch nicht benutzt`)),
    button('Notizen entfernen'),
  ],
  '/account · a program that has asked': [item(/Zuletzt benutzt: heute/)],
  '/account · a new password, with a program': [field(END_PROGRAMS_TOO)],
  '/account · logging out everywhere, with a program': [
    dialog('Überall abmelden?'),
    text(
      'Alle anderen Geräte werden sofort abgemeldet. Programme mit einem Zugang lesen oder schreiben sonst weiter in Deinem Tagebuch.',
    ),
    field(`${END_PROGRAMS_TOO}: Notizen`),
    button('Abbrechen'),
    button('Überall abmelden'),
  ],
  '/account · removing a program': [
    text('Danach kommt „Notizen“ nicht mehr an Dein Tagebuch.'),
    button('Abbrechen'),
    button('Entfernen'),
  ],
  '/account · a program is removed': [successToast('Zugang entfernt')],
} satisfies Record<string, Sight[]>;
