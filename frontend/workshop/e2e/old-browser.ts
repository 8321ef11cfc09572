import type { Page } from '@playwright/test';

/** A browser without popovers and `AbortSignal.any`, as Safari 16. */
export async function pretendOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    Reflect.deleteProperty(AbortSignal, 'any');
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selector]) {
        if (selector.includes(':popover-open')) throw new DOMException('not a valid selector', 'SyntaxError');
        return matches.call(element, selector);
      },
    });
  });
}
