/** Every path of the web app, once. */
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
  profile: '/account',
};

/** Where the identity providers bring the browser back to; no page links here. */
export const RETURN_PATHS = {
  google: '/auth/callback',
  apple: '/auth/apple/callback',
  appleSuccess: '/auth/apple/success',
};

/** The section on accessibility, which has no page of its own. */
export const ACCESSIBILITY = `${PATHS.imprint}#barrierefreiheit`;

/** The route of every path that has no page. */
export const NO_PAGE = '*';
