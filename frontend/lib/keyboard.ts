const KEYBOARD = 'keyboard';
// A phone without a keyboard leaves a page more than this.
const LEAST_HEIGHT_PX = 620;

/**
 * Marks the page with `data-keyboard` while so little of it is seen that a keyboard must be open, and keeps `--keyboard`
 * at the height of what covers its lower end: where a keyboard does not make the page smaller (iOS), only the visual
 * viewport tells of it.
 */
export function watchKeyboard(): void {
  const viewport = window.visualViewport;
  const { dataset, style } = document.documentElement;
  if (!viewport) return;
  const measure = () => {
    const { scale, height, offsetTop } = viewport;
    // A page that is zoomed in covers itself.
    if (scale > 1) return;
    const coveredPx = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
    style.setProperty(`--${KEYBOARD}`, `${coveredPx}px`);
    const wasOpen = KEYBOARD in dataset;
    if (height >= LEAST_HEIGHT_PX) delete dataset[KEYBOARD];
    else dataset[KEYBOARD] = '';
    // What was scrolled to before the page changed may be elsewhere now.
    if (!wasOpen && KEYBOARD in dataset) document.querySelector('.writing:focus-within')?.scrollIntoView();
  };
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  measure();
}
