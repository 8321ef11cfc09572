import { BAD_GATEWAY_LINE, NOT_FOUND_LINE, UNAVAILABLE_LINE } from '../operations.ts';
import { expect, signIn, test } from '../stage.ts';
import { DESKTOP, look, PHONE, prepareLooking } from '../states/look.ts';
import { TEXTS } from '../states/texts.ts';
import type { Step } from '../states/walk.ts';
import { CREDENTIALS, PROVIDERS } from '../states/walks-auth.ts';
import { DAY, DIARY, DISPLACED, LATE, YEAR } from '../states/walks-diary.ts';
import { LEAVING, PROFILE } from '../states/walks-profile.ts';
import { CONTACT, DEMO_VISIT, READING, SIGNED_IN_LANDING } from '../states/walks-public.ts';

const WALKS = [
  READING,
  SIGNED_IN_LANDING,
  DEMO_VISIT,
  CONTACT,
  CREDENTIALS,
  PROVIDERS,
  DAY,
  LATE,
  DISPLACED,
  DIARY,
  YEAR,
  PROFILE,
  LEAVING,
];
const MS_PER_STATE = 12_000;

function statesOf(steps: Step[]): string[] {
  return steps.map(({ state }) => state);
}

test('every state of the table of texts is walked to, and exactly once', () => {
  const walked = WALKS.flatMap(({ steps }) => statesOf(steps));
  expect(walked.sort()).toEqual(Object.keys(TEXTS).sort());
});

for (const { title, who, steps } of WALKS) {
  test(`every text is seen, and nothing is a barrier: ${title}`, async ({ page, person, allowNoise }) => {
    test.setTimeout(steps.length * MS_PER_STATE);
    for (const line of [UNAVAILABLE_LINE, BAD_GATEWAY_LINE, NOT_FOUND_LINE]) allowNoise(line);
    await prepareLooking(page);
    const { request } = page.context();
    if (who === 'signed in') await signIn(request, person);
    for (const { state, reach, at } of steps) {
      const goThere = async () => {
        await page.setViewportSize(at === 'phone' ? PHONE : DESKTOP);
        const leave = await reach({ page, request, person });
        await look(page, state, at);
        await leave?.();
      };
      await test.step(state, goThere, { timeout: MS_PER_STATE });
    }
  });
}
