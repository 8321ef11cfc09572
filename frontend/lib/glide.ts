const GLIDE_MS = 200;

let departure: DOMRect | null = null;

/** Moves an element from this offset to its place (`base.css`). */
function glide({ style }: HTMLElement, leftPx: number, topPx: number): void {
  style.setProperty('--from', `${leftPx}px ${topPx}px`);
  style.animation = `glide ${GLIDE_MS}ms ease-out`;
  setTimeout(() => {
    style.animation = '';
  }, GLIDE_MS);
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
