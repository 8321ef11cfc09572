/**
 * Stands for `react-style-singleton` in the explorer's build: it locks the page's scroll behind a dialog by a `<style>`
 * element, which the policy refuses, and this page never scrolls.
 */
export function styleSingleton() {
  return () => null;
}
