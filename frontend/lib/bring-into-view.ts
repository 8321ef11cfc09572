/**
 * Scrolls to an element and keeps it there while the page above it still changes, until somebody scrolls. Returns a
 * function that ends the keeping.
 */
export function bringIntoView(element: HTMLElement): () => void {
  // Gecko and WebKit do not scroll into a section that `content-visibility` skips.
  const section = element.closest('section');
  if (section) section.style.contentVisibility = 'visible';

  let placedAtPx = 0;
  const place = () => {
    element.scrollIntoView();
    placedAtPx = window.scrollY;
  };
  // WebKit anchors no scroll position: sections and months above that get their height later push the page down.
  const heights = new ResizeObserver(place);
  const stop = () => {
    heights.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
  const onScroll = () => {
    if (Math.abs(window.scrollY - placedAtPx) > 1) stop();
  };
  place();
  heights.observe(document.body);
  window.addEventListener('scroll', onScroll);
  return stop;
}
