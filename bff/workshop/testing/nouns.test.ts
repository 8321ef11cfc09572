import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { slices } from '../../slices.ts';

/** Slices whose names have another meaning in the platform too, such as the address of a request. */
const COMMON_WORDS = new Set(['account', 'address', 'memory', 'reset', 'reminder', 'identity']);

/** Nouns of slices beside their names; two words may be joined in any way. */
const MORE_NOUNS = [
  'consent',
  'address change',
  'address refusal',
  'address reservation',
  'diary',
  'diaries',
  'tombstone',
  'data export',
  'contact message',
  'contact page',
  'identity',
  'identities',
  'memories',
  'remind',
  'password reset',
  'reset password',
  'milestone',
];
const NOUNS = [
  ...slices.declared.map(({ folder }) => folder.replace('-', ' ')).filter((name) => !COMMON_WORDS.has(name)),
  ...MORE_NOUNS,
];

/** Words that contain a noun but are not the noun: "answered" is a verb. */
const OTHER_WORDS = /important|answer(ed|ing)|noticed/gi;

/** Every use of the keyword `import`. */
const MODULE_IMPORTS = /^import [^;]*;$|\bimport(?=\(|\.meta)/gm;

/** The class of a migration, whose name says what the migration does to the tables of slices. */
const MIGRATION = /\b[A-Z]\w*\d{13}\b/g;

/** Fixed texts in metrics, headers, the environment, the log, the terminal and the API page. */
const FIXED_TEXTS = [
  'UNUSED_ACCOUNTS',
  'aufwind_answers_ended_total',
  'trusted-types worker import',
  'an answer broke off',
  'This would drop the diary of',
  'nobody can read the diary beside it',
  'the contact page says that an answer is aimed for within 24 hours',
];

const ANY_NOUN = new RegExp(NOUNS.map((noun) => noun.replace(' ', '[ _-]?')).join('|'), 'i');

interface Source {
  /** Below `bff/platform`. */
  path: string;
  text: string;
}

const FOLDER = 'bff/platform/';
const LISTING = ['ls-files', '--cached', '--others', '--exclude-standard', FOLDER];

// Skip migrations, because they contain the history of all tables.
const sources: Source[] = execFileSync('git', LISTING, { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|graphql|css)$/.test(path) && !/\.(test|generated)\.|\/migrations\//.test(path))
  .map((path) => ({ path: path.slice(FOLDER.length), text: readFileSync(path, 'utf8') }));

/** The lines of a source that contain a noun, and its path if the path contains a noun. */
function namesIn({ path, text }: Source): string[] {
  const own = FIXED_TEXTS.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text)
    .replace(MODULE_IMPORTS, '')
    .replace(MIGRATION, '')
    .replace(OTHER_WORDS, '');
  return [path, ...own.split('\n')].filter((line) => ANY_NOUN.test(line));
}

describe('the platform', () => {
  it("names no slice's noun, in code, comments and sentences", () => {
    const named = sources
      .map((source) => [source.path, namesIn(source)] as const)
      .filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(named)).toEqual({});
  });

  it('contains every fixed text of the list', () => {
    expect(FIXED_TEXTS.filter((fixed) => !sources.some(({ text }) => text.includes(fixed)))).toEqual([]);
  });
});

describe('the list of nouns', () => {
  it.each([
    ['const milestones = 3;'],
    ['/** Sends the answer. */'],
    ["throw new Error('There is no recovery code.');"],
    ['const recoveryCode = RECOVERY_CODE;'],
    ['/** Undoes an import. */'],
    ["import { a } from './a.ts';\nconst imports = 1;"],
  ])('finds a noun → %s', (text) => {
    expect(namesIn({ path: 'lib/new.ts', text })).toHaveLength(1);
  });

  it.each([
    ["import { eachText } from './answer-texts.rules.ts';"],
    ["import {\n  one,\n  another,\n} from './drafts.ts';"],
    ["const { Metrics } = await import('./metrics.ts');"],
    ['// It is answered, which is important.'],
    ['const MIGRATIONS = [AddMilestoneColour1795600000000];'],
  ])('ignores other words → %s', (text) => {
    expect(namesIn({ path: 'lib/new.ts', text })).toEqual([]);
  });

  it('finds a noun in a file name', () => {
    expect(namesIn({ path: 'lib/streak-days.ts', text: '' })).toEqual(['lib/streak-days.ts']);
  });
});
