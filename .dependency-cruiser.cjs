// Who may import whom (README, "Map"). Every ban names the way that is open instead.
const slices = '(account|answer|draft|streak|feedback|identity)';
const tests = '\\.(test|rows)\\.ts$|^(bff|frontend)/workshop/';
// What still knows more than it stands on.
const above =
  '/database/data-source\\.ts$|/graphql/(context|apollo-server)\\.ts$|\\.generated\\.ts$|/session/|/rest/(routes|openapi\\.ts)';

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
      { path: '^bff/platform/lib/' },
      { path: '^(bff/(?!platform/lib/)|frontend/)' },
    ),
    ban(
      'platform-is-below',
      'What slices stand on knows no slice: hand it in from the root.',
      { path: '^bff/platform/', pathNot: `${tests}|${above}` },
      { path: `^bff/(${slices}/|[\\w-]+\\.ts$)` },
    ),
    ban(
      'platform-is-shipped',
      'Commands and the workshop stand above.',
      { path: `^bff/(platform|${slices})/` },
      { path: '^bff/(commands|workshop)/' },
    ),
    ban(
      'graphql-frame',
      'The frame reaches slices only through the schema.',
      { path: '^bff/platform/graphql/', pathNot: `${tests}|context\\.ts$|\\.generated\\.ts$` },
      { path: `^bff/${slices}/` },
    ),
    ban(
      'rest-is-a-client',
      'If rest/ needs a service, a resolver is missing.',
      { path: '^bff/platform/rest/' },
      { path: `^bff/(${slices}/(?!.*\\.rules\\.ts$)|platform/(vault|database|session)/)` },
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
      { path: '^bff/(answer|streak|identity|platform/rest)/' },
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
      'vault-knows-no-request',
      'Slices hand their texts in.',
      { path: '^bff/platform/vault/' },
      { path: '^bff/platform/(graphql|rest|http|session|limits)/' },
    ),
    ban(
      'session-knows-no-door',
      'session/ knows the user and nothing else.',
      { path: '^bff/platform/session/' },
      { path: '^bff/platform/(graphql|rest|http|vault)/' },
    ),
    ban(
      'http-knows-no-domain',
      'http/ runs before GraphQL and REST.',
      { path: '^bff/platform/http/' },
      { path: '^bff/platform/(graphql|rest|session|vault|database)/' },
    ),
    ban(
      'limits-know-no-door',
      'Limits are counted for whoever hands in a subject.',
      { path: '^bff/platform/limits/' },
      { path: '^bff/platform/(graphql|rest|http|session|vault)/' },
    ),
    ban(
      'database-knows-no-service',
      'database/ knows entities only.',
      { path: '^bff/platform/database/' },
      { path: '\\.(service|resolvers)\\.ts$' },
    ),
    ban('main-is-the-top', 'Nobody imports the entry.', {}, { path: '^bff/main\\.ts$' }),
    ban(
      'workshop-is-never-shipped',
      'What ships knows no tool.',
      { path: '^(bff|frontend)/', pathNot: '\\.test\\.ts$|/workshop/' },
      { path: '^(bff|frontend)/workshop/' },
    ),
    ban(
      'typeorm-at-its-place',
      'Write a service method instead.',
      { path: '^bff/', pathNot: `${tests}|\\.entity\\.ts$|^bff/(platform/database|commands/backup)/` },
      { path: 'node_modules/typeorm/' },
    ),
    ban(
      'express-at-its-place',
      'Domain code sees the context, not the request.',
      {
        path: '^bff/',
        pathNot: `${tests}|^bff/(app\\.ts|platform/(http|rest|session)/|identity/provider-routes\\.ts|platform/graphql/context\\.ts)`,
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
      { path: '^frontend/(account|writing|streak|feedback)/' },
      { path: '^frontend/(answer|app|content|demo)/' },
    ),
    ban(
      'frontend-answer',
      'Slices meet in app/.',
      { path: '^frontend/answer/' },
      { path: '^frontend/(app|content|demo|feedback)/|^frontend/account/(?!use-current-user)' },
    ),
    ban(
      'writing-stands-alone',
      'Pages hand in whose text it is.',
      { path: '^frontend/writing/' },
      { path: '^frontend/(account|streak|feedback)/' },
    ),
    ban(
      'the-machine-is-pure',
      'What a text becomes depends on nothing but the text and the event.',
      { path: '^frontend/writing/(next|land|steps|events|text)\\.ts$' },
      { pathNot: '^frontend/writing/(next|land|steps|events|text)\\.ts$|^bff/.*\\.rules\\.ts$' },
    ),
    ban(
      'one-delivery',
      'Only the delivery knows GraphQL.',
      { path: '^frontend/writing/', pathNot: `${tests}|/(delivery|use-displaced|send-all-texts)\\.ts$` },
      { path: '^frontend/graphql/' },
    ),
    ban(
      'one-shelf',
      'Only the shelf knows the database of the browser.',
      { path: '^frontend/', pathNot: `${tests}|^frontend/writing/(shelf|sweep|records)\\.ts$` },
      { path: 'node_modules/idb-keyval/' },
    ),
    ban(
      'content-is-text',
      'Pages that are text know who is signed in, and badges.',
      { path: '^frontend/(content|demo)/' },
      { path: '^frontend/(answer|writing|app|feedback)/' },
    ),
    ban(
      'nobody-imports-app',
      'app/ composes everything.',
      { path: '^frontend/(?!app/|main\\.tsx|prerender\\.tsx)' },
      { path: '^frontend/app/' },
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
