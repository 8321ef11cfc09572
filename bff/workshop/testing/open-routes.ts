import { PAGES } from '../../../frontend/workshop/e2e/pages.ts';
import { REDIRECT_PATHS } from '../../identity/redirect-return.ts';

// The document is the same for everybody: private data come over the schema.
const PAGE = 'a page, the same for everybody';

/**
 * Every route beside the REST paths, with the reason why the route is public. A test fails for a route that is in
 * neither table.
 */
export const OPEN_ROUTES: Record<string, string> = {
  'GET /livez': 'tells an operator that the process lives, in which version, and nothing else',
  'GET /readyz': 'tells a load balancer that requests are welcome, and nothing else',
  'GET /.well-known/security.txt': 'tells where to report a vulnerability (RFC 9116)',
  'GET /api/openapi.json': 'the description of the paths, the same for everybody',
  'GET /api/docs': 'the description of the paths, for people',
  'GET /api/docs.css': 'the looks of that description',
  'GET /sitemap.xml': 'a file of the front end',
  'GET /robots.txt': 'a file of the front end',
  'GET /sw.js': 'the service worker of the front end',
  'POST /auth/apple/callback': 'the frame around the compatibility path of that name: gates before its row',
  ...Object.fromEntries(
    Object.values(REDIRECT_PATHS).flatMap(({ start, callback }) => [
      [`GET ${start}`, 'begins a sign-in, from our own pages only; its limit is counted inside'],
      [
        `GET ${callback}`,
        'where a provider sends the browser back; it finishes only what this session has begun',
      ],
    ]),
  ),
  'POST /erinnerung-abbestellen/:token':
    'ends the reminders of the mail whose head has this address (RFC 8058); the token can do nothing else',
  'GET /erinnerung-abbestellen/:token': 'shows a person who opens that address a button',
  'POST /tagebuch-behalten/:token': 'keeps the unused account of the mail that has this address',
  'GET /tagebuch-behalten/:token': 'shows a person who opens that address a button',
  'OPTIONS /graphql': 'tells a page of another site that it may send an API token, and nothing else',
  'POST /graphql': 'the schema, whose root fields have access rules of their own',
  ...Object.fromEntries(PAGES.map((path) => [`GET ${path}`, PAGE])),
};

/** Every root field that needs no session of its owner, by who may ask for the field: access and scope. */
export const OPEN_FIELDS: Record<string, string> = {
  'public none': `me me.id me.username me.provider me.createdAt me.name me.hasRecentSignIn register logIn logOut
    signInWithGoogle signInWithApple startAppleSignIn startPasskeySignIn signInWithPasskey checkRecoveryCode
    startRecoveryPasskey recoverWithPassword recoverWithPasskey requestPasswordReset resetPassword
    removeRecentCredentials confirmAddress refuseAddress undoAddressChange sendFeedback`,
  'public any': 'offers question today',
  'user answers:read': `answer answers answerChanges answerCount draft supersededDraft memory milestoneMemory
    earlierAnswer streak answeredDays searchAnswers diaryYear`,
  'user answers:write': 'saveAnswer updateAnswer deleteAnswer restoreAnswer saveDraft discardSupersededDraft',
};
