import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The prescribed sentences that say Sie; every other sentence says Du. */
const PRESCRIBED_SIE = [
  'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
  'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
  'Bitte geben Sie eine Antwort ein.',
  'Ihre Antwort konnte nicht gespeichert werden.',
  'Ihre Antwort konnte nicht aktualisiert werden.',
  'Ihr Eintrag konnte nicht aktualisiert werden.',
  'Ihr Eintrag konnte nicht gelöscht werden.',
];

/** The prescribed sentences that stand in more than two files, to the letter wherever they are read. */
const PRESCRIBED_OFTEN = [
  'Antwort darf nicht leer sein',
  'Apple Anmeldung fehlgeschlagen',
  'Aus jedem Hindernis erwächst eine neue Möglichkeit.',
  'Bei der Serverauthentifizierung ist ein Fehler aufgetreten.',
  'Bitte geben Sie eine Antwort ein.',
  'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Bitte versuche es erneut.',
  'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.',
  'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.',
  'Diese Funktion ist nur in der vollständigen App verfügbar',
  'Fehler bei der Apple-Authentifizierung',
  'Fehler beim Aktualisieren',
  'Für heute bereits beantwortet',
  'Ihr Eintrag konnte nicht aktualisiert werden.',
  'Ihre Antwort konnte nicht gespeichert werden.',
  'Kein Autorisierungscode erhalten',
  'Kommentar darf nicht leer sein',
  'Nimm Dir einen Moment Zeit, um über positive Momente nachzudenken.',
  'Noch keine Einträge vorhanden',
  'Passwort muss mindestens 6 Zeichen lang sein',
  'Passwörter stimmen nicht überein',
  'Registrierung fehlgeschlagen',
  'Sie werden in wenigen Sekunden weitergeleitet...',
  'Ungültiger Authentifizierungszustand (State mismatch)',
  'Worüber habe ich mich heute schon gefreut?',
];

/** The prescribed texts that end in three points; every other text ends in an ellipsis. */
const PRESCRIBED_POINTS =
  /\b(Abmelden|Exportiere|Lösche|Wird gesendet|in wenigen Sekunden weitergeleitet)\.\.\.(?=['"<])/g;

/** Prescribed texts with a plain space between number and word; both are on badges, which do not wrap. */
const PRESCRIBED_GAP = / Tage Streak/g;

const ADDRESS = /.{0,40}(?:[a-zäöüß,] Sie\b|\bIhr(?:e[mnrs]?)?\b).{0,40}/g;
const THREE_POINTS = /.{0,40}[A-Za-zäöüß ]\.\.\.['"`<].{0,10}/g;
const BREAKABLE = new RegExp(
  [
    String.raw`§ \d`,
    String.raw`\b(?:Art|Abs|Nr|lit)\. [\da-z]`,
    String.raw`\bEN \d`,
    String.raw`\b0800 \d|\b116 \d`,
    String.raw`[\d}](?:\{' '\})? (?:%|(?:Sekunde|Minute|Stunde|Tag|Woche|Monat|Jahr)(?:e?n?)\b)`,
    '[^ ] …',
  ]
    .map((gap) => `.{0,40}(?:${gap}).{0,20}`)
    .join('|'),
  'g',
);

/** Words that stand alone between quotes or tags. */
const SAID = /(?<=['"`>] ?)[„A-ZÄÖÜ][-\wäöüß]*[a-zäöüß“],? [^'"`<>{}=]+(?= ?['"`<{])/g;
const SHORTEST_SENTENCE = 25;
const MOST_FILES = 2;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The sources of a tree with words for people, without comments, each as a single line. */
function sourcesOf(tree: string, apart: RegExp): [file: string, text: string][] {
  return readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' })
    .map((path) => join(tree, path))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|d)\.tsx?$/.test(file) && !apart.test(file))
    .map((file) => [file, wordsOf(readFileSync(join(ROOT, file), 'utf8'))]);
}

function wordsOf(source: string): string {
  return source.replace(COMMENT, '').replace(/[ \n]+/g, ' ');
}

const PAGES = sourcesOf('frontend', /^frontend.workshop|\.test\.tsx?$/);
const SERVER = sourcesOf('bff', /^bff.(commands|workshop)|\.test\.ts$/);
/** Sources of the product and its tests, without commands (English texts) and measurements (sample entries). */
const EVERYTHING = [
  ...sourcesOf('frontend', /words\.test\.ts$/),
  ...sourcesOf('bff', /^bff.(commands|workshop.bench)/),
];

/** Where a pattern is found, which is nowhere. */
function findings(sources: [string, string][], pattern: RegExp, allowed: (string | RegExp)[]): string[] {
  return sources.flatMap(([file, text]) => {
    const own = allowed.reduce<string>((rest, words) => rest.replaceAll(words, '#'), text);
    return [...own.matchAll(pattern)].map(([found]) => `${file}: ${found}`);
  });
}

/** Sentences in more files than a new wording may change: the file that says the sentence, and a file of tests. */
function oftenSaid(sources: [string, string][]): string[] {
  const counts = new Map<string, number>();
  for (const [, text] of sources) {
    const said = [...text.replace(/\\u00a0|&nbsp;|\u00a0/g, ' ').matchAll(SAID)].map(([words]) =>
      words.trim(),
    );
    for (const words of new Set(said)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const often = [...counts].filter(
    ([words, count]) => words.length >= SHORTEST_SENTENCE && count > MOST_FILES,
  );
  return often.map(([words]) => words).sort();
}

describe('the words of the pages', () => {
  it('are all checked', () => {
    expect(PAGES.length).toBeGreaterThan(200);
    expect(SERVER.length).toBeGreaterThan(200);
  });

  it('have a no-break space after signs, abbreviations and numbers', () => {
    expect(findings(PAGES, BREAKABLE, [PRESCRIBED_GAP])).toEqual([]);
  });

  it('end in an ellipsis after a no-break space, except prescribed texts with three points', () => {
    expect(findings(PAGES, THREE_POINTS, [PRESCRIBED_POINTS])).toEqual([]);
  });

  it('say Du, like the words of the server, except prescribed texts with Sie', () => {
    expect(findings([...PAGES, ...SERVER], ADDRESS, PRESCRIBED_SIE)).toEqual([]);
  });

  it('repeat a sentence in at most two files, except prescribed texts', () => {
    expect(oftenSaid(EVERYTHING)).toEqual(PRESCRIBED_OFTEN);
  });
});
