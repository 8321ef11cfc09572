import { pretendOld } from '../old-browser.ts';
import { expect, test } from '../stage.ts';
import { visit } from '../steps.ts';

test('a browser without popovers opens and closes the menu with its button', async ({ page, tap }) => {
  await pretendOld(page);
  await visit(page, '/');
  // This browser would open the popover by itself.
  await page
    .locator('[popovertarget="mobile-menu"]')
    .evaluate((opener) => opener.removeAttribute('popovertarget'));
  const button = page.getByRole('banner').locator('button:has(+ #mobile-menu)');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await tap(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await tap(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
