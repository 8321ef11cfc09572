/** Every path of the web app, once (SPEC §2). */
export const PATHS = {
  landing: '/',
  auth: '/auth',
  daily: '/daily',
  diary: '/log',
  profile: '/account',
};
