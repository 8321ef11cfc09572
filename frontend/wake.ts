/*
 * Wakes a page that is ready as HTML: fetches and runs its scripts once it is painted and the browser has time, or at
 * the first touch. It is built apart from `main.tsx`, which weighs two hundred times as much.
 */

const IDLE_WITHIN_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

let pressed: HTMLButtonElement | null = null;

function wake(): void {
  const element = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  // A page whose scripts cannot be fetched stays readable as it is.
  for (const script of element?.dataset.scripts?.split(' ') ?? []) import(script).catch(() => {});
}

function wakeWhenIdle(): void {
  // Not before the page is painted.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_WITHIN_MS });
    else setTimeout(wake);
  });
}

/** A button that the browser itself does not answer to is pressed again later. */
function rememberPress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest('button:not([popovertarget])') : null;
}

for (const touch of TOUCHES) addEventListener(touch, wake, { once: true, capture: true });
addEventListener('click', rememberPress, true);
addEventListener(
  'awake',
  () => {
    removeEventListener('click', rememberPress, true);
    pressed?.click();
  },
  { once: true },
);
if (document.readyState === 'complete') wakeWhenIdle();
else addEventListener('load', wakeWhenIdle, { once: true });
