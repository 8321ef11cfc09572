import { NOWHERE, PUBLIC_PAGES, SIGNED_IN_PAGES } from '../../e2e/pages.ts';
import { DEMO } from '../../e2e/product.ts';
import { expect, signInAs, test } from '../stage.ts';
import type { View } from '../view.ts';

/** Expects the heading of each page and no horizontal overflow. */
async function expectToFit(view: View, paths: string[]) {
  for (const path of paths) {
    await view.visit(path);
    await expect(async () => expect(await view.on(['main h1'], (found) => found.length)).toBe(1)).toPass();
    const beside = await view.run(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, `what ${path} has beside the window`).toBeLessThanOrEqual(0);
  }
}

test('every public page opens without faults, violations and horizontal overflow', async ({ view }) => {
  await expectToFit(view, [...PUBLIC_PAGES, NOWHERE]);
});

test('every page of a signed-in person opens without faults, violations and horizontal overflow', async ({
  view,
}) => {
  await signInAs(view, DEMO);
  await expectToFit(view, SIGNED_IN_PAGES);
});

test('the test detects a fault, a warning and a violation of Trusted Types', async ({ view, noise }) => {
  await view.visit('/faq');
  await view.run(() => {
    const { warn } = console;
    warn('planted');
    setTimeout(() => {
      throw new Error('thrown');
    });
    setTimeout(() => {
      document.body.innerHTML = '<p>written</p>';
    });
  });
  await expect(async () => {
    for (const line of [/^planted/, /^page error: .*thrown/, /violation: require-trusted-types-for/]) {
      expect(view.noise()).toContainEqual(expect.stringMatching(line));
    }
  }).toPass();
  noise.allowed.push(/./);
});

test('the film shows its captions', async ({ view }) => {
  await view.visit('/wissen');
  await view.run(() => document.querySelector('video')?.play());
  const caption = () =>
    view.run(() => {
      const track = document.querySelector('video')?.textTracks[0];
      return [track?.mode, track?.activeCues?.length];
    });
  await expect(async () => expect(await caption()).toEqual(['showing', 1])).toPass();
});
