/*
 * Runs before the first paint, so that a page shows nothing that would be wrong a moment later. It is a classic script,
 * because modules run after the first paint, and therefore has no imports and no global names.
 */
{
  // The land in each month: snow, thaw, first green, grain, leaves, fog.
  const LANDS =
    '#dfe9ec #cbd6d0 #bccfab #a7ca96 #90c18d #7db386 #a0bb71 #dcc07a #cfae72 #c98a58 #b9a593 #c5d3da'.split(
      ' ',
    );
  const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');
  const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
    ' ',
  );
  const KNOWN = 'known';
  const SAVED = 'saved';
  // After this time a page that could not show the saved answer appears as it is.
  const LONGEST_COVERED_MS = 1500;
  const { dataset, style } = document.documentElement;
  // The horizon (horizon/): its month and time of day, kept until the page is left. A winter's day is shorter.
  const now = new Date();
  const [month, hour] = [now.getMonth() + 1, now.getHours()];
  const shorter = month < 3 || month > 10 ? 1 : 0;
  const ends = [5 + shorter, 9 + shorter, 17 - shorter, 22 - shorter, 24];
  dataset.month = String(month);
  dataset.time = ['night', 'dawn', 'day', 'dusk', 'night'][ends.findIndex((end) => hour < end)];
  for (const [index, land] of LANDS.entries()) style.setProperty(`--land-${index + 1}`, land);
  style.setProperty('--land', LANDS[month - 1] ?? '');
  // The date on the card of the landing page, until hydration (content/typing-demo.tsx). Intl would delay the first paint.
  const today = `${WEEKDAYS[now.getDay()]}, ${now.getDate()}. ${MONTHS[month - 1]} ${now.getFullYear()}`;
  style.setProperty('--today', `"${today}"`);
  try {
    // Somebody is signed in, as far as this browser knows (lib/signed-in-marker.ts): no visitor's buttons.
    if (localStorage.getItem('aufwind:user') !== null) dataset[KNOWN] = '';
    // The reload after a save (lib/saved-note.ts): the page before covers this page until the app shows the answer.
    if (sessionStorage.getItem('aufwind:saved') !== null) {
      dataset[SAVED] = '';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@view-transition { navigation: auto }');
      document.adoptedStyleSheets.push(sheet);
      // For this reload only: the page after a log-out would refuse a transition, with an error.
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.finished;
        sheet.disabled = true;
      });
      setTimeout(() => delete dataset[SAVED], LONGEST_COVERED_MS);
    }
  } catch {
    // Without storage nothing is known.
  }
}
