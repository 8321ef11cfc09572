import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FRONTEND = 'frontend';

const files = readdirSync(FRONTEND, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !/^(?:sandbox|workshop)\/|\.generated\./.test(file),
);
const read = (file: string) => readFileSync(join(FRONTEND, file), 'utf8');
/** A style sheet without comments, texts and files, in which dots stand before other words. */
const rulesOf = (sheet: string) => read(sheet).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const classesOf = (sheet: string) => new Set(namesIn(rulesOf(sheet), /\.([a-zA-Z][\w-]*)/g));
const sheets = files.filter((file) => file.endsWith('.css'));
const scripts = files.filter((file) => !file.endsWith('.css')).map((file) => ({ file, text: read(file) }));

/** Each import of a CSS module, by its local name. */
const uses = scripts.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name = '', sheet = '']) => ({
    file,
    sheet: join(dirname(file), sheet),
    used: namesIn(text, new RegExp(`(?<![\\w/-])${name}(?:\\.|\\[')(\\w[\\w-]*)`, 'g')).filter(
      (word) => word !== 'module',
    ),
    isComputed: text.includes(`${name}[`),
  })),
);

describe('a name in a style sheet', () => {
  it('exists for every class that a component uses', () => {
    expect(uses.length).toBeGreaterThan(50);
    const lost = uses.flatMap(({ file, sheet, used }) =>
      used.filter((name) => !classesOf(sheet).has(name)).map((name) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('is used by a component', () => {
    const idle = sheets
      .filter((sheet) => sheet.endsWith('.module.css'))
      .flatMap((sheet) => {
        const takers = uses.filter((use) => use.sheet === sheet);
        if (takers.some(({ isComputed }) => isComputed)) return [];
        const used = new Set(takers.flatMap((taker) => taker.used));
        return [...classesOf(sheet)].filter((name) => !used.has(name)).map((name) => `${sheet}: ${name}`);
      });
    expect(idle).toEqual([]);
  });

  it('is unlike any other on the page, because no two sheets have the same file name', () => {
    const modules = sheets.map((sheet) => basename(sheet));
    expect(modules.filter((sheet, at) => modules.indexOf(sheet) !== at)).toEqual([]);
  });

  it('exists for every class that pages share', () => {
    const shared = new Set(
      sheets.filter((sheet) => !sheet.endsWith('.module.css')).flatMap((sheet) => [...classesOf(sheet)]),
    );
    const lost = scripts.flatMap(({ file, text }) =>
      namesIn(text, /className=(?:"([^"]+)"|\{`([^`]+)`\})/g)
        .flatMap((names) => names.split(' '))
        .filter((name) => /^[\w-]+$/.test(name) && !shared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('exists for every custom property and every attribute in a selector', () => {
    const rules = sheets.map(rulesOf).join('\n');
    const all = [rules, ...scripts.map(({ text }) => text)].join('\n');
    const set = namesIn(all, /(?<![\w(-])(--[a-z][\w-]*)['"`\]]?\s*[:,]/g);
    expect(namesIn(all, /var\((--[\w-]+)/g).filter((name) => !set.includes(name))).toEqual([]);
    const marks = namesIn(rules, /\[data-([\w-]+)/g);
    expect(marks).not.toEqual([]);
    const isSet = (mark: string) =>
      new RegExp(`\\sdata-${mark}\\b(?!\\])|= '${mark}';`).test(scripts.map(({ text }) => text).join('\n'));
    expect(marks.filter((mark) => !isSet(mark))).toEqual([]);
  });
});
