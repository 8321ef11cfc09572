import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');

/** The prescribed sentences that say Sie; every other one says Du. */
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

/** The prescribed texts that end in three points; every other one ends in an ellipsis. */
const PRESCRIBED_POINTS =
  /\b(Abmelden|Exportiere|Lösche|Wird gesendet|in wenigen Sekunden weitergeleitet)\.\.\.(?=['"<])/g;

/** The prescribed texts that part a number from its word; both stand on a badge, which does not break. */
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

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The sources of a tree that hold words for people, without comments, each as one line. */
function sourcesOf(tree: string, apart: RegExp): [file: string, text: string][] {
  return readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' })
    .map((path) => join(tree, path))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated|d)\.tsx?$/.test(file) && !apart.test(file))
    .map((file) => [file, wordsOf(readFileSync(join(ROOT, file), 'utf8'))]);
}

function wordsOf(source: string): string {
  return source.replace(COMMENT, '').replace(/[ \n]+/g, ' ');
}

const PAGES = sourcesOf('frontend', /^frontend.workshop/);
const SERVER = sourcesOf('bff', /^bff.(commands|workshop)/);

/** Where a pattern is found, which is nowhere. */
function findings(sources: [string, string][], pattern: RegExp, allowed: (string | RegExp)[]): string[] {
  return sources.flatMap(([file, text]) => {
    const own = allowed.reduce<string>((rest, words) => rest.replaceAll(words, '#'), text);
    return [...own.matchAll(pattern)].map(([found]) => `${file}: ${found}`);
  });
}

describe('the words of the pages', () => {
  it('are looked at, all of them', () => {
    expect(PAGES.length).toBeGreaterThan(200);
    expect(SERVER.length).toBeGreaterThan(200);
  });

  it('hold a sign, an abbreviation and a number to what follows by a no-break space', () => {
    expect(findings(PAGES, BREAKABLE, [PRESCRIBED_GAP])).toEqual([]);
  });

  it('end in an ellipsis after a no-break space, but for the prescribed ones with three points', () => {
    expect(findings(PAGES, THREE_POINTS, [PRESCRIBED_POINTS])).toEqual([]);
  });

  it('say Du, like those of the server, but for the prescribed ones with Sie', () => {
    expect(findings([...PAGES, ...SERVER], ADDRESS, PRESCRIBED_SIE)).toEqual([]);
  });
});
