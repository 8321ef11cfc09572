/** The oldest browsers in which everything works, by their MDN compatibility names: browsers of April 2024. */
export const BASELINE = { chrome: '124', edge: '124', firefox: '125', safari: '17.4', safari_ios: '17.4' };

export const SCRIPT_TARGET = Object.entries(BASELINE).map(
  ([browser, version]) => `${browser.replace('safari_ios', 'ios')}${version}`,
);

/** Styles support older browsers: a too old browser still shows its notice on a usable page. */
export const STYLE_TARGET = ['chrome107', 'edge107', 'firefox104', 'safari16', 'ios16'];
