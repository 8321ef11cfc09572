// Hydrates a prerendered page: loads its scripts once the page is painted and the browser is idle, or at the first
// touch. Built apart from `main.tsx`, which is 200 times as large.

const IDLE_WITHIN_MS = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

let pressed: HTMLElement | null = null;

function hydrate(): void {
  const element = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  // If the scripts cannot be fetched, the page stays readable.
  for (const script of element?.dataset.scripts?.split(' ') ?? []) import(script).catch(() => {});
}

function hydrateWhenIdle(): void {
  // Wait for the first paint.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: IDLE_WITHIN_MS });
    else setTimeout(hydrate);
  });
}

/** Remembers a button that needs script, to press it again after hydration. */
function recordPress({ target }: MouseEvent): void {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button:not([popovertarget])') : null;
}

/** Remembers the button of a form, which Enter presses too. */
function recordSubmit(event: SubmitEvent): void {
  event.preventDefault();
  pressed = event.submitter;
}

for (const touch of TOUCHES) addEventListener(touch, hydrate, { once: true, capture: true });
addEventListener('click', recordPress, true);
addEventListener('submit', recordSubmit, true);
// Disabled only for browsers without script (ui/use-form.ts).
for (const button of document.querySelectorAll<HTMLButtonElement>('[type="submit"]')) button.disabled = false;
addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', recordPress, true);
    removeEventListener('submit', recordSubmit, true);
    pressed?.click();
  },
  { once: true },
);
if (document.readyState === 'complete') hydrateWhenIdle();
else addEventListener('load', hydrateWhenIdle, { once: true });
