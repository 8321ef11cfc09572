const GLIDE_MS = 200;

let departure: DOMRect | null = null;

/** Moves an element from this offset to its place (`base.css`). */
function glide(element: HTMLElement, leftPx: number, topPx: number): void {
  const { style } = element;
  style.setProperty('--from', `${leftPx}px ${topPx}px`);
  style.animation = `glide ${GLIDE_MS}ms ease-out`;
  // Not after a time: on a busy phone the time could end before the first frame.
  element.addEventListener('animationend', () => style.removeProperty('animation'), { once: true });
}

/** Remembers where on the screen the person has followed a link. */
export function departFrom(element: Element): void {
  departure = element.getBoundingClientRect();
}

/** Moves the target of the link from where the person has followed it. */
export function arriveAt(element: HTMLElement): void {
  const { left, top } = element.getBoundingClientRect();
  if (departure) glide(element, departure.left - left, departure.top - top);
  departure = null;
}
