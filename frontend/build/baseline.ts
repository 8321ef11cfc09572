/** The oldest browsers in which everything works, under the names of MDN's compatibility data: browsers of April 2024. */
export const BASELINE = { chrome: '124', edge: '124', firefox: '125', safari: '17.4', safari_ios: '17.4' };

/** The targets to which the build lowers scripts, under Vite's names. */
export const SCRIPT_TARGET = Object.entries(BASELINE).map(
  ([browser, version]) => `${browser.replace('safari_ios', 'ios')}${version}`,
);

/** Styles are lowered further: the notice that a browser is too old stands on a page that can still be written on. */
export const STYLE_TARGET = ['chrome107', 'edge107', 'firefox104', 'safari16', 'ios16'];
