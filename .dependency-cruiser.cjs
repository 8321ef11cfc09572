// Who may import whom (README, "Map"). Every ban names the way that is open instead.
const slices = '(account|answer|draft|streak|feedback|identity)';
const tests = '\\.test\\.ts$|^bff/(testing|cli|bench)/|^frontend/(e2e|pictures)/';

/** A rule: files matching `from` must not import what matches `to`; `comment` says what to do instead. */
const ban = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

module.exports = {
  forbidden: [
    ban(
      'no-cycles',
      'Move what both need one layer down.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    ban(
      'lib-is-the-bottom',
      'lib/ knows nothing of ours.',
      { path: '^bff/lib/' },
      { path: '^(bff/(?!lib/)|frontend/)' },
    ),
    ban(
      'graphql-frame',
      'The frame reaches slices only through schema.ts.',
      { path: '^bff/graphql/', pathNot: '(schema|context)\\.ts$|\\.generated\\.ts$' },
      { path: `^bff/${slices}/` },
    ),
    ban(
      'rest-is-a-client',
      'If rest/ needs a service, a resolver is missing.',
      { path: '^bff/rest/' },
      { path: `^bff/(${slices}/(?!.*\\.rules\\.ts$)|vault/|database/|session/)` },
    ),
    ban(
      'account-stands-alone',
      'account/ is below the other slices.',
      { path: '^bff/account/' },
      { path: '^bff/(answer|draft|streak|feedback|identity)/' },
    ),
    ban(
      'drafts-stand-below-answers',
      'answer/ may use draft/, never the other way.',
      { path: '^bff/(draft|feedback)/' },
      { path: '^bff/(answer|streak|identity|feedback/(?!.*)|rest)/' },
    ),
    ban(
      'answers-know-no-streak',
      'streak/ extends the payload in its own SDL.',
      { path: '^bff/answer/' },
      { path: '^bff/(streak|feedback|identity)/' },
    ),
    ban(
      'identity-knows-no-diary',
      'identity/ ends at account/.',
      { path: '^bff/identity/' },
      { path: '^bff/(answer|draft|streak|feedback)/' },
    ),
    ban(
      'vault-knows-no-slice',
      'Slices hand their texts in.',
      { path: '^bff/vault/' },
      { path: `^bff/(${slices}|graphql|rest|http|session)/` },
    ),
    ban(
      'session-knows-no-slice',
      'session/ knows the user and nothing else.',
      { path: '^bff/session/' },
      { path: '^bff/(answer|draft|streak|feedback|identity|graphql|rest|http|vault)/' },
    ),
    ban(
      'http-knows-no-slice',
      'http/ runs before GraphQL and REST.',
      { path: '^bff/http/' },
      { path: `^bff/(${slices}|graphql|rest|session|vault|database)/` },
    ),
    ban(
      'limits-know-no-slice',
      'Limits count under names that they are given.',
      { path: '^bff/limits/' },
      { path: `^bff/(${slices}|graphql|rest|http|session|vault)/` },
    ),
    ban(
      'database-knows-no-service',
      'database/ knows entities only.',
      { path: '^bff/database/', pathNot: 'seed\\.ts$' },
      { path: '\\.(service|resolvers)\\.ts$' },
    ),
    ban('main-is-the-top', 'Nobody imports the entry.', {}, { path: '^bff/main\\.ts$' }),
    ban('testing-is-for-tests', 'Only tests and the seed use testing/.', {}, { path: '^bff/testing/' }),
    ban(
      'typeorm-at-its-place',
      'Write a service method instead.',
      { path: '^bff/', pathNot: `${tests}|\\.entity\\.ts$|^bff/(database|backup)/` },
      { path: 'node_modules/typeorm/' },
    ),
    ban(
      'express-at-its-place',
      'Domain code sees the context, not the request.',
      {
        path: '^bff/',
        pathNot: `${tests}|^bff/(app\\.ts|http/|rest/|session/|identity/provider-routes\\.ts|graphql/context\\.ts)`,
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
      { path: '^frontend/' },
      { path: '^bff/(?!.*\\.rules\\.ts$)' },
    ),
    ban(
      'bff-knows-no-frontend',
      'The server knows only the built pages.',
      { path: '^bff/' },
      { path: '^frontend/' },
    ),
    ban(
      'ui-knows-no-data',
      'ui/ and lib/ get what they show as properties.',
      { path: '^frontend/(ui|lib)/' },
      { path: '^frontend/(?!ui/|lib/)' },
    ),
    ban(
      'frontend-lib-is-the-bottom',
      'lib/ knows no component.',
      { path: '^frontend/lib/' },
      { path: '^frontend/ui/' },
    ),
    ban(
      'frontend-graphql-frame',
      'The frame knows no slice.',
      { path: '^frontend/graphql/' },
      { path: '^frontend/(?!graphql/|lib/|env\\.ts)' },
    ),
    ban(
      'frontend-slices',
      'Slices meet in app/.',
      { path: '^frontend/(account|draft|streak|feedback)/' },
      { path: '^frontend/(answer|app|content|demo)/' },
    ),
    ban(
      'frontend-answer',
      'Slices meet in app/.',
      { path: '^frontend/answer/' },
      { path: '^frontend/(app|content|demo|feedback)/|^frontend/account/(?!use-current-user)' },
    ),
    ban(
      'content-is-text',
      'Pages that are text know who is signed in, and badges.',
      { path: '^frontend/(content|demo)/' },
      { path: '^frontend/(answer|draft|app|feedback)/' },
    ),
    ban(
      'nobody-imports-app',
      'app/ composes everything.',
      { path: '^frontend/(?!app/|main\\.tsx|prerender\\.tsx)' },
      { path: '^frontend/app/' },
    ),
    ban(
      'backup-stands-aside',
      'Backups know tables, columns and the vault; only the commands know backups.',
      { path: '^bff/(?!backup/)' },
      { path: '^bff/backup/' },
    ),
    ban(
      'backup-knows-no-service',
      'Backups know tables, columns and the vault.',
      { path: '^bff/backup/' },
      { path: '\\.(service|resolvers)\\.ts$|^bff/(graphql|rest|http|session)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
