import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = 'bff/commands';
/** Options of other tools that the manuals call or explain. */
const OF_OTHERS = ['delete', 'help'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const pages = files.filter((name) => name.endsWith('.md')).map(read);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const optionsIn = (text: string) => found(text, /(?<!-)--([a-z][a-z-]+)/g);

/** The commands that take options, as their sources declare them. */
const commands = sources
  .filter((name) => read(name).includes('parseArgs({'))
  .map((name) => {
    const command = basename(name, '.ts');
    const [, declared = ''] = /options: \{([\s\S]*?)\s\},?\s*\}\)/.exec(read(name)) ?? [];
    const options = found(declared, /'?([a-z][\w-]*)'?: (?:\{|flag)/g);
    const behind = sources.filter((other) => other === name || other.startsWith(`${command}/`));
    const called = Object.keys(scripts).filter((script) =>
      scripts[script]?.startsWith(`node bff/commands/run.mjs ${command}`),
    );
    const call = new RegExp(
      `(?:npm run (?:-s )?(?:${called.join('|')})|commands/${command}\\.js|run\\.mjs ${command}|\`${command}) ([^\\n\`|&#]*)`,
      'g',
    );
    return { command, options, called, call, text: behind.map(read).join('\n') };
  });

describe('an option of a command', () => {
  it('belongs to a declared command', () => {
    const known = commands.map(({ command, options }) => [command, ...options].join(' --'));
    expect(known.sort()).toEqual([
      'backup',
      'doctor --json --mail --backups --secrets',
      'mail-test',
      'messages --json --yes',
      'migrate --down --yes',
      'people --json --yes --reason',
      'restore --data --verify-all',
      'seed --yes',
    ]);
  });

  it.each(commands)('is used → $command', ({ options, text }) => {
    // By itself, or by the function that takes all of them.
    const isUsed = (option: string) =>
      new RegExp(
        `values(?:\\.|\\[')${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*(?:\\{[^{}]*)?\\}: \\w+Options`,
      ).test(text);
    expect(options.filter((option) => !isUsed(option))).toEqual([]);
  });

  it.each(commands)('is on a page that calls its command → $command', ({ options, call }) => {
    const said = optionsIn(pages.filter((page) => page.search(call) >= 0).join('\n'));
    expect(options.filter((option) => !said.includes(option))).toEqual([]);
  });

  it.each(commands)(
    'exists in the command, wherever it is called → $command',
    ({ options, called, call, text }) => {
      const calls = [...pages, ...called.map((script) => `${scripts[script]}`), text].flatMap((page) =>
        found(page, call),
      );
      expect(calls).not.toEqual([]);
      expect(calls.flatMap(optionsIn).filter((option) => !options.includes(option))).toEqual([]);
    },
  );

  it('exists in a command, wherever a manual explains it', () => {
    const explained = pages.flatMap((page) => found(page, /`--([a-z][a-z-]+)/g));
    const known = [...commands.flatMap(({ options }) => options), ...OF_OTHERS];
    expect(explained).toContain('json');
    expect(explained.filter((option) => !known.includes(option))).toEqual([]);
  });
});
