const KEYBOARD = 'keyboard';
// The bars of a browser take less than a quarter of a page's height, a keyboard on the screen takes more.
const LEAST_SHARE = 0.75;

let tallest = { widthPx: 0, heightPx: 0 };

function measure(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { dataset, style } = document.documentElement;
  const { scale, width, height, offsetTop } = viewport;
  // A page that is zoomed in covers itself.
  if (scale > 1) return;
  const coveredPx = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
  style.setProperty(`--${KEYBOARD}`, `${coveredPx}px`);
  const heightPx = Math.max(height, window.innerHeight, width === tallest.widthPx ? tallest.heightPx : 0);
  tallest = { widthPx: width, heightPx };
  const wasOpen = KEYBOARD in dataset;
  const isOpen =
    height < LEAST_SHARE * heightPx && (wasOpen || document.querySelector(':read-write:focus') !== null);
  if (isOpen) dataset[KEYBOARD] = '';
  else delete dataset[KEYBOARD];
  // What was scrolled to before the page changed may be elsewhere now.
  if (isOpen && !wasOpen) document.querySelector('.writing:focus-within')?.scrollIntoView();
}

/**
 * Marks the page with `data-keyboard` while a keyboard on the screen is open: while a field was focused, much less of the
 * page is seen than at most at this width. Keeps `--keyboard` at the height of what covers the lower end of the page: on
 * iOS a keyboard does not make the page smaller, and only the visual viewport tells of it.
 */
export function watchKeyboard(): void {
  window.visualViewport?.addEventListener('resize', measure);
  window.visualViewport?.addEventListener('scroll', measure);
  measure();
}
