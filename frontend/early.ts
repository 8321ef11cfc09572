/*
 * Runs before the first paint, so that a page shows nothing that would be wrong a moment later. It is a classic script,
 * because modules run after the first paint, and therefore has no imports and no global names.
 */
{
  const KNOWN = 'known';
  const SAVED = 'saved';
  // After this time a page that could not show the saved answer appears as it is.
  const LONGEST_COVERED_MS = 1500;
  const { dataset } = document.documentElement;
  try {
    // Somebody is signed in, as far as this browser knows (session/signed-in-marker.ts): no visitor's buttons.
    if (localStorage.getItem('aufwind:user') !== null) dataset[KNOWN] = '';
    // The reload after a save (lib/saved-note.ts): the page before covers this page until the app shows the answer.
    if (sessionStorage.getItem('aufwind:saved') !== null) {
      dataset[SAVED] = '';
      setTimeout(() => delete dataset[SAVED], LONGEST_COVERED_MS);
    }
  } catch {
    // Without storage nothing is known.
  }
}
