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
  week: '/woche',
  book: '/buch',
  profile: '/account',
  recoveryCode: '/wiederherstellungsblatt',
  import: '/mitbringen',
};

/** The profile's row with every credential. */
export const CREDENTIALS = `${PATHS.profile}#sicherheit`;

/** Paths for people who have lost access; mails and the operator name them as well. */
export const WAY_BACK_PATHS = {
  forgottenPassword: '/passwort-vergessen',
  newPassword: '/passwort-neu',
  confirmAddress: '/adresse-bestaetigen',
  undoAddressChange: '/adresse-zurueck',
  recovery: '/wiederherstellung',
  exportLink: '/mein-export',
} as const;

/** Paths to which identity providers redirect the browser; no page links to them. */
export const RETURN_PATHS = {
  redirect: '/auth/callback',
  apple: '/auth/apple/callback',
  appleSuccess: '/auth/apple/success',
};

export const DAYS = { today: '#heute', yesterday: '#gestern' };

/** Path of the terms of use, which exist only where the operator shows them. */
export const TERMS = '/nutzungsbedingungen';

/** Query that opens the registration tab of the sign-in page. */
export const REGISTRATION_QUERY = 'neu';

export const REGISTRATION = `${PATHS.auth}?${REGISTRATION_QUERY}`;

/** Address of the accessibility section, which is part of the imprint. */
export const ACCESSIBILITY = `${PATHS.imprint}#barrierefreiheit`;

export const NO_PAGE = '*';
