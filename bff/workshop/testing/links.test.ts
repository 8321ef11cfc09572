import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROUTES } from '../../../frontend/app/routes.ts';
import { PATHS } from '../../../frontend/lib/paths.ts';
import { MAY_WRITE } from '../../../frontend/workshop/e2e/sentences.ts';
import { HTTP_STATUS } from '../../platform/lib/errors.ts';
import { routes } from '../../schema.ts';
import { OPEN_ROUTES } from './open-routes.ts';

type Source = { path: string; text: string };

const LISTING = ['ls-files', '--cached', '--others', '--exclude-standard', 'bff', 'frontend'];
const NOT_SHIPPED = /\.generated\.|\.(test|rows)\.tsx?$|^bff\/workshop\/|^frontend\/(sandbox|workshop)\//;

const sources: Source[] = execFileSync('git', LISTING, { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mts|css|html)$/.test(path) && !NOT_SHIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const of = (pattern: RegExp) => sources.filter(({ path }) => pattern.test(path));
const web = of(/^frontend\//);
const server = of(/^bff\//);

/** The names in a group of each match, sorted and without duplicates. */
function names(from: Source[], ...patterns: RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => from.flatMap(({ text }) => [...text.matchAll(pattern)]));
  const each = found.flatMap(([, ...groups]) => groups.filter((group) => group !== undefined));
  return [...new Set(each)].sort();
}

/** Checks that all used names exist. Fails for a pattern without matches, because such a pattern is outdated. */
function expectGiven(used: string[], given: string[]): void {
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !given.includes(name))).toEqual([]);
}

/** Returns a file with everything it imports, lazy parts included. */
function withImports(path: string, known = new Map<string, Source>()): Source[] {
  const source = sources.find((one) => one.path === path);
  if (!source || known.has(path)) return [];
  known.set(path, source);
  for (const imported of names([source], /(?:from|import\() ?'(\.[^']+)'/g))
    withImports(join(dirname(path), imported), known);
  return [...known.values()];
}

describe('a path used in the sources', () => {
  const served = [
    ...Object.keys(OPEN_ROUTES).map((route) => route.replace(/^\w+ |\/:\w+$/g, '')),
    ...routes.map(({ path }) => path),
  ];

  it('exists as a page, an API path or a built file, in mails, pushes, redirects, texts and requests', () => {
    const prefixes = ['/api', '/assets', '/metrics'];
    const used = names(sources, /['"`](?:\$\{\w*[oO]rigin\})?(\/[a-z][\w/-]*)(?=['"`#?$])/g);
    expectGiven(used, [...served, ...prefixes]);
    expect(used).toEqual(expect.arrayContaining(['/account', '/mein-export', '/passwort-neu', '/graphql']));
  });

  it('has a fragment whose section exists, on a page that scrolls to the section', () => {
    const pathOf = new Map(Object.entries(PATHS));
    const fileOf = (path: string) => `frontend/${ROUTES.find((route) => route.path === path)?.module}`;
    const literal = sources.flatMap(({ text }) => [...text.matchAll(/['"`](\/[\w/-]+)#([a-z][\w-]*)['"`]/g)]);
    const built = web.flatMap(({ text }) => [...text.matchAll(/\$\{PATHS\.(\w+)\}#([a-z][\w-]*)/g)]);
    const anchors = [
      ...literal.map(([, path = '', fragment = '']) => ({ path, fragment })),
      ...built.map(([, key = '', fragment = '']) => ({ path: pathOf.get(key) ?? key, fragment })),
    ];
    expect(anchors).toEqual(
      expect.arrayContaining([
        { path: '/account', fragment: 'erinnerung' },
        { path: '/impressum', fragment: 'barrierefreiheit' },
      ]),
    );
    const lost = anchors.filter(({ path, fragment }) => {
      const page = withImports(fileOf(path));
      const scrolls = page.some(({ text }) => text.includes('useHashTarget();'));
      return !scrolls || !names(page, /\bid="([\w-]+)"/g).includes(fragment);
    });
    expect(lost).toEqual([]);
  });

  it('names an existing element, in labels, hints, buttons and links within the page', () => {
    const used = names(
      web,
      /(?:aria-(?:labelledby|describedby|controls)|htmlFor|popoverTarget)="([\w-]+)"/g,
      /href="#([\w-]+)"|url\(#([\w-]+)\)|getElementById\('([\w-]+)'\)/g,
    );
    expectGiven(used, names(web, /\bid="([\w-]+)"|\bid: '([\w-]+)'/g));
  });
});

describe('a name shared by a sender and a reader', () => {
  const quoted = (pattern: RegExp) => names(web, pattern);

  it('is the same in both: events of our own', () => {
    expectGiven(quoted(/new (?:Custom)?Event\('(\w+)'/g), quoted(/addEventListener\(\s*'(\w+)'/g));
  });

  it('is the same in both: messages to the worker', () => {
    const sent = quoted(/postMessage\(\{ type: '(\w+)'/g);
    expect(sent).not.toEqual([]);
    expect(quoted(/data\?\.type === '(\w+)'/g)).toEqual(sent);
  });

  it('is the same in both, and unique: keys of browser storage', () => {
    const constants = ({ text }: Source) =>
      [...text.matchAll(/const ([A-Z_]+) = '([\w:.-]+)'/g)].map(
        ([, name = '', key = '']) => [name, key] as const,
      );
    const everywhere = new Map(web.flatMap(constants));
    const keys = (calls: RegExp) =>
      web.flatMap((source) => {
        const own = new Map(constants(source));
        return names([source], calls).map((name) => own.get(name) ?? everywhere.get(name));
      });
    const stored = keys(/(?:storeNote|localStorage\.setItem)\(([A-Z_]+)/g);
    const looked = keys(/(?:(?:read|take)Note|localStorage\.getItem)\(([A-Z_]+)/g);
    expect(stored.length).toBeGreaterThan(4);
    expect(new Set(looked)).toEqual(new Set(stored));
    expect(new Set(stored).size).toBe(stored.length);
  });

  it('is the same in both: headers of our own', () => {
    const declared = of(/request-headers\.ts$/);
    expect(quoted(/'(X-[\w-]+)'/g)).toEqual(names(declared, /'(X-[\w-]+)'/g));
    expect(names(server, /req\.get\((\w+_HEADER)\)/g)).toEqual(
      expect.arrayContaining(names(declared, /const (\w+_HEADER)/g)),
    );
  });

  it('is the same in both: query and reasons of the return from a provider', () => {
    const [end, begin] = [of(/redirect-return\.ts$/), of(/redirect-sign-in\.ts$/)];
    expect(names(end, /query\.set\('(\w+)'/g, /URLSearchParams\(\{ (\w+), (\w+) \}/g)).toEqual(
      names(begin, /query\.get\('(\w+)'\)/g),
    );
    const results = /(?:result: | \| )'(ok|failed|refused)'/g;
    expect(names(begin, results)).toEqual(names(end, results));
    const reasons = names(of(/identity\/provider\.wording\.ts$/), /^\s*(?:\[|case )'(\w+)'/gm);
    expectGiven(reasons, [...Object.keys(HTTP_STATUS), ...names(end, /'(\w+)'/g)]);
  });

  it('is the same in both: codes of failures', () => {
    const codes = names(
      web,
      /\bcode [!=]==? '([A-Z_]+)'/g,
      /\.code [!=]==? '([A-Z_]+)'/g,
      /(?:TEMPORARY|SAID_BY_SERVER|IS_ABOUT_THE_INPUT|MAY_WORK_LATER) = (?:new Set\()?\[([^\]]+)\]/g,
    ).flatMap((found) => found.match(/[A-Z_]+/g) ?? []);
    // Codes that the web app creates itself.
    expectGiven(codes, [...Object.keys(HTTP_STATUS), 'NETWORK', 'HTTP', 'PROGRAM']);
  });

  it('is the same in both: placeholders of the built pages', () => {
    const placeholders = (from: Source[]) => names(from, /_MARKER = '([\w:./-]+)'/g);
    expect(placeholders(server).length).toBeGreaterThan(1);
    expect(placeholders(web)).toEqual(placeholders(server));
  });
});

describe('a choice in a form', () => {
  it('sends the value of its label', () => {
    const form = of(/reminder-form\.tsx$|new-token-form\.tsx$|api-token\.wording\.ts$/);
    const pairs = form.flatMap(({ text }) =>
      [
        ...text.matchAll(/^\s*'?([\w:]+)'?: '([A-Z][\w ,äöü-]+)',$/gm),
        ...text.matchAll(/\[(\d+), '([^']+)'\]/g),
      ].map(([, value = '', label = '']) => [value, label.replace('\\u00a0', ' ')]),
    );
    expect(Object.fromEntries(pairs)).toEqual({
      PUSH: 'Auf meinen Geräten',
      MAIL: 'Per E-Mail',
      'answers:read': 'Einträge lesen',
      'answers:write': MAY_WRITE,
      30: '30 Tage',
      90: '90 Tage',
      365: 'ein Jahr',
    });
  });

  it('is in this list of reviewed files, or uses its value as label', () => {
    const choices = web.filter(({ text }) => /<input[^>]* type="(?:radio|checkbox)"|<select/.test(text));
    expect(choices.map(({ path }) => path)).toEqual([
      'frontend/api-token/new-token-form.tsx',
      // The labels stand beside the values in `page-rules.ts`.
      'frontend/book/book-form.tsx',
      // The labels are names of columns in the person's own file.
      'frontend/import/choose-columns.tsx',
      'frontend/reminder/reminder-form.tsx',
      'frontend/ui/select-field.tsx',
      // A switch is a single checkbox.
      'frontend/ui/switch.tsx',
    ]);
  });
});
