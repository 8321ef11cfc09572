const KEYBOARD = 'keyboard';
// The bars of a browser take less, a keyboard on the screen takes more. A small window is no keyboard.
const LEAST_SHRINK_PX = 120;

let tallest = { widthPx: 0, heightPx: 0 };

function measure(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { dataset, style } = document.documentElement;
  const { scale, width, height, offsetTop } = viewport;
  // Pinch zoom also shrinks the visual viewport.
  if (scale > 1) return;
  const coveredPx = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
  style.setProperty(`--${KEYBOARD}`, `${coveredPx}px`);
  const heightPx = Math.max(height, window.innerHeight, width === tallest.widthPx ? tallest.heightPx : 0);
  tallest = { widthPx: width, heightPx };
  const wasOpen = KEYBOARD in dataset;
  const field = document.querySelector(':read-write:focus');
  const isOpen = tallest.heightPx - height > LEAST_SHRINK_PX && (wasOpen || field !== null);
  if (isOpen) dataset[KEYBOARD] = field?.id ?? dataset[KEYBOARD];
  else delete dataset[KEYBOARD];
  // The keyboard changes the layout, so an earlier scroll position may be wrong.
  if (isOpen && !wasOpen) document.querySelector('.writing:focus-within')?.scrollIntoView();
}

/**
 * Sets `data-keyboard` on the page to the id of the field for which an on-screen keyboard is open, and `--keyboard` to the
 * height that it covers.
 * Detects the keyboard by the visual viewport, the only sign on iOS.
 */
export function watchKeyboard(): void {
  window.visualViewport?.addEventListener('resize', measure);
  window.visualViewport?.addEventListener('scroll', measure);
  measure();
}
