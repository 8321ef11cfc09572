/** A ref that moves the focus to an element as soon as the element is on the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
