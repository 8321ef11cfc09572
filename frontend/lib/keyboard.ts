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
  // The scroll target may have moved with the page.
  if (isOpen && !wasOpen) document.querySelector('.writing:focus-within')?.scrollIntoView();
}

/**
 * Marks the page with `data-keyboard` while a screen keyboard is open: a field has focus, and the visible part of the
 * page is much smaller than the largest at this width. Sets `--keyboard` to the height that covers the page's lower
 * end; on iOS only the visual viewport tells it.
 */
export function watchKeyboard(): void {
  window.visualViewport?.addEventListener('resize', measure);
  window.visualViewport?.addEventListener('scroll', measure);
  measure();
}
