/* Hydrates a prerendered page: loads its scripts once the page is painted and the browser is idle, or at the first
   touch. Built apart from `main.tsx`, which is 200 times as large. */

const IDLE_WITHIN_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

let pressed: HTMLButtonElement | null = null;

function wake(): void {
  const element = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  // If the scripts cannot be fetched, the page stays readable.
  for (const script of element?.dataset.scripts?.split(' ') ?? []) import(script).catch(() => {});
}

function wakeWhenIdle(): void {
  // Wait for the first paint.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: IDLE_WITHIN_MS });
    else setTimeout(wake);
  });
}

/** Remembers a button that needs script, to press it again after hydration. */
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
