/**
 * Scrolls to the element and keeps it in view while the page above it changes, until the person scrolls or presses.
 * Returns a stop function.
 */
export function keepInView(element: HTMLElement): () => void {
  // Gecko and WebKit do not scroll to an element in a section that `content-visibility` skips.
  const section = element.closest('section');
  if (section) section.style.contentVisibility = 'visible';

  let placedAtPx = 0;
  const place = () => {
    element.scrollIntoView();
    placedAtPx = window.scrollY;
  };
  // Sections that get their height later push the page down.
  const heights = new ResizeObserver(place);
  const stop = () => {
    heights.disconnect();
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pointerdown', stop);
  };
  const onScroll = () => {
    if (Math.abs(window.scrollY - placedAtPx) > 1) stop();
  };
  place();
  heights.observe(document.body);
  window.addEventListener('scroll', onScroll);
  // A page that moved between press and release would move the target away from the pointer.
  window.addEventListener('pointerdown', stop);
  return stop;
}
