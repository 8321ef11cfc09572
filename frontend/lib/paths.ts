/** The paths of the web app, each once. */
export const PATHS = {
  landing: '/',
  auth: '/auth',
  preview: '/preview',
  demo: '/demo',
  knowledge: '/wissen',
  faq: '/faq',
  contact: '/contact',
  imprint: '/impressum',
  privacy: '/datenschutz',
  daily: '/daily',
  diary: '/log',
  book: '/buch',
  profile: '/account',
  recoveryCode: '/wiederherstellungsblatt',
  import: '/mitbringen',
};

/** The ways back into an account. Mails and the operator's commands name them, too. */
export const WAY_BACK_PATHS = {
  forgottenPassword: '/passwort-vergessen',
  newPassword: '/passwort-neu',
  confirmAddress: '/adresse-bestaetigen',
  undoAddressChange: '/adresse-zurueck',
  recovery: '/wiederherstellung',
  exportLink: '/mein-export',
} as const;

/** Where the identity providers bring the browser back to; no page links here. */
export const RETURN_PATHS = {
  google: '/auth/callback',
  apple: '/auth/apple/callback',
  appleSuccess: '/auth/apple/success',
};

/** The days of the daily question, in the fragment of its address. */
export const DAYS = { today: '#heute', yesterday: '#gestern' };

/** The terms of use, which are there only where the operator shows them. */
export const TERMS = '/nutzungsbedingungen';

/** The query that opens the registration, a tab of the log-in page. */
export const REGISTRATION_QUERY = 'neu';

/** The registration. */
export const REGISTRATION = `${PATHS.auth}?${REGISTRATION_QUERY}`;

/** The section on accessibility, which has no page of its own. */
export const ACCESSIBILITY = `${PATHS.imprint}#barrierefreiheit`;

/** The route of every path that has no page. */
export const NO_PAGE = '*';
