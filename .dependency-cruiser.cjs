// Who may import whom (README, "Architecture"). Every ban names the way that is open instead.
const { readFileSync } = require('node:fs');

const tests = '\\.(test|rows)\\.tsx?$';

// Each slice stands on the slices before it in the list of slices.
const list = readFileSync(`${__dirname}/bff/slices.ts`, 'utf8');
const folders = [...list.matchAll(/\.and\((\w+)\)/g)].map(([, name]) => {
  const [, folder] = new RegExp(`import \\{ [^}]*${name} \\} from './([\\w-]+)/`).exec(list);
  return folder;
});
const slices = Object.fromEntries(folders.map((folder, index) => [folder, folders.slice(0, index)]));

// Every other room, and the rooms of its floor that it stands on.
const platform = {
  lib: [],
  database: ['lib'],
  env: ['lib', 'database', 'push'],
  limits: ['lib', 'database'],
  vault: ['lib', 'database', 'env'],
  session: ['lib', 'database'],
  http: ['lib', 'limits', 'env'],
  graphql: ['lib', 'limits', 'session', 'http'],
  rest: ['lib', 'limits', 'http', 'graphql'],
  mail: ['lib', 'database', 'env'],
  metrics: ['lib', 'http'],
  backup: ['lib', 'database', 'env', 'mail'],
  push: ['lib'],
};
const tools = ['lib', 'ui', 'graphql', 'horizon'];
const web = {
  lib: [],
  horizon: ['lib'],
  ui: ['lib', 'horizon'],
  graphql: ['lib'],
  writing: tools,
  session: [...tools, 'writing'],
  identity: [...tools, 'session', 'passkey'],
  passkey: [...tools, 'session'],
  notice: [...tools, 'session', 'passkey'],
  'api-token': [...tools, 'session', 'passkey'],
  reset: [...tools, 'session', 'identity'],
  address: [...tools, 'session', 'identity', 'passkey'],
  'recovery-code': [...tools, 'session', 'passkey'],
  export: [...tools, 'session'],
  'export-link': [...tools, 'session', 'export'],
  reminder: [...tools, 'session'],
  import: [...tools, 'export'],
  account: [
    ...tools,
    'session',
    'identity',
    'passkey',
    'notice',
    'address',
    'book',
    'api-token',
    'recovery-code',
    'reminder',
    'memory',
    'export',
    'import',
  ],
  offers: [...tools, 'session', 'recovery-code', 'reminder', 'streak', 'writing'],
  streak: tools,
  search: tools,
  memory: [...tools, 'streak'],
  year: [...tools, 'streak'],
  book: [...tools, 'year'],
  answer: [...tools, 'writing', 'session'],
  daily: [...tools, 'writing', 'session', 'answer', 'streak', 'memory', 'offers'],
  diary: [...tools, 'writing', 'session', 'answer', 'streak', 'search', 'year', 'memory'],
  feedback: tools,
  content: ['lib', 'ui', 'session', 'horizon'],
  demo: ['lib', 'ui', 'session'],
  worker: ['graphql'],
};
const workshop = {
  testing: [],
  'stand-ins': ['testing'],
  bench: ['testing'],
  faults: ['testing'],
  scripts: ['testing', 'stand-ins', 'bench', 'faults'],
};

const anyOf = (rooms) => `(${rooms.join('|')})/`;
const slice = `^bff/${anyOf(Object.keys(slices))}`;
const root = '^bff/([\\w-]+\\.ts$|api-guide/)';

/** A rule: files matching `from` must not import what matches `to`; `comment` says what to do instead. */
const ban = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

/** A rule for each room of a floor that does not stand on all others. */
const floor = (path, rooms) =>
  Object.entries(rooms)
    .filter(([, below]) => below.length < Object.keys(rooms).length - 1)
    .map(([room, below]) =>
      ban(
        `${path}${room}-stands-on`,
        `It stands on ${below.join(', ') || 'no other room of its floor'}: hand the rest in from above.`,
        { path: `^${path}${room}/` },
        { path: `^${path}${anyOf(Object.keys(rooms))}`, pathNot: `^${path}${anyOf([room, ...below])}` },
      ),
    );

module.exports = {
  forbidden: [
    ban('no-cycles', 'Move what both need one layer down; types count, too.', {}, { circular: true }),
    ban(
      'platform-is-the-bottom',
      'What slices stand on knows no slice: hand it in from the root.',
      { path: '^bff/platform/' },
      { path: '^bff/(?!platform/)' },
    ),
    ban(
      'slices-are-below-the-root',
      'The root composes slices; nobody below knows it.',
      { path: slice },
      { path: `^bff/(commands|workshop)/|${root}` },
    ),
    ban(
      'root-is-below-commands',
      'Commands and the workshop stand above.',
      { path: root },
      { path: '^bff/(commands|workshop)/' },
    ),
    ...floor('bff/platform/', platform),
    ...floor('bff/', slices),
    ...floor('bff/workshop/', workshop),
    ...floor('frontend/', web),
    ban(
      'every-folder-has-its-line',
      'Add the folder to `web`, with the folders that it may import.',
      { path: `^frontend/(?!${anyOf([...Object.keys(web), 'app', 'build', 'sandbox', 'workshop'])})[^/]+/` },
      {},
    ),
    ban(
      'tests-take-helpers-only',
      'What a test needs is in workshop/testing, stand-ins or faults.',
      { path: tests, pathNot: '^bff/workshop/bench/' },
      { path: '^bff/workshop/(bench|scripts)/' },
    ),
    ban('main-is-the-top', 'Nobody imports the entry.', {}, { path: '^(bff|frontend)/main\\.tsx?$' }),
    ban(
      'workshop-is-never-shipped',
      'What ships knows no tool.',
      { path: '^(bff|frontend)/', pathNot: `${tests}|/workshop/` },
      { path: '^(bff|frontend)/workshop/' },
    ),
    ban(
      'typeorm-at-its-place',
      'Write a service method instead.',
      {
        path: '^bff/',
        pathNot: `${tests}|\\.entity\\.ts$|^bff/(platform/(database/|platform\\.ts$|slice\\.ts$)|commands/backup/|workshop/)`,
      },
      { path: 'node_modules/typeorm/' },
    ),
    ban(
      'express-at-its-place',
      'Domain code sees the context, not the request.',
      {
        path: '^bff/',
        pathNot: `${tests}|^bff/(workshop/|app\\.ts|platform/(http|rest|session)/|identity/provider-routes\\.ts|platform/graphql/context\\.ts)`,
      },
      { path: 'node_modules/(@types/)?express/' },
    ),
    ban(
      'rules-know-zod-only',
      'Rules run in the browser too.',
      { path: '\\.rules\\.ts$' },
      { pathNot: '\\.rules\\.ts$|node_modules/zod/' },
    ),
    ban(
      'frontend-takes-rules-only',
      'Ask for it over GraphQL.',
      { path: '^frontend/', pathNot: `${tests}|^frontend/workshop/` },
      { path: '^bff/(?!.*\\.rules\\.ts$)' },
    ),
    ban(
      'frontend-workshop-takes-tools',
      'The workshops share tools; the product is driven through its doors.',
      { path: '^frontend/workshop/' },
      { path: '^bff/(?!workshop/|.*\\.rules\\.ts$)' },
    ),
    ban(
      'server-runs-on-dependencies',
      'Move the package to dependencies: the image holds no others.',
      { path: '^bff/', pathNot: `${tests}|^bff/workshop/` },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    ),
    ban(
      'frontend-is-built-from-dev-dependencies',
      'Move the package to devDependencies: the image would hold it for nothing.',
      { path: '^frontend/' },
      { dependencyTypes: ['npm'], pathNot: 'node_modules/(graphql|zod)/' },
    ),
    ban(
      'bff-knows-no-frontend',
      'The server knows only the built pages.',
      { path: '^bff/', pathNot: `${tests}|^bff/workshop/` },
      { path: '^frontend/' },
    ),
    ban(
      'bff-workshop-takes-tools',
      'The workshops share tools; pages are driven in a browser.',
      { path: '^bff/workshop/' },
      { path: '^frontend/(?!workshop/|content/film-captions)' },
    ),
    ban(
      'nobody-imports-app',
      'app/ composes everything; others may read its list of pages.',
      { path: '^frontend/(?!app/|main\\.tsx|build/)' },
      { path: '^frontend/app/', pathNot: '/routes\\.ts$' },
    ),
    ban(
      'the-machine-is-pure',
      'What a text becomes depends on nothing but the text and the event.',
      { path: '^frontend/writing/(next|reply|conflict|steps|events|text)\\.ts$' },
      { pathNot: '^frontend/writing/(next|reply|conflict|steps|events|text)\\.ts$|^bff/.*\\.rules\\.ts$' },
    ),
    ban(
      'one-delivery',
      'Only the delivery knows GraphQL.',
      {
        path: '^frontend/writing/',
        pathNot: `${tests}|/(delivery|send-all-texts)\\.ts$`,
      },
      { path: '^frontend/graphql/' },
    ),
    ban(
      'one-outbox',
      'Only the local outbox knows the database of the browser.',
      {
        path: '^frontend/',
        pathNot: `${tests}|^frontend/writing/(local-outbox|delete-expired|records)\\.ts$`,
      },
      { path: 'node_modules/idb-keyval/' },
    ),
    ban(
      'backup-knows-no-service',
      'Backups know tables, columns and the vault.',
      { path: '^bff/commands/backup/' },
      { path: '\\.(service|resolvers)\\.ts$|^bff/platform/(graphql|rest|http|session)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
