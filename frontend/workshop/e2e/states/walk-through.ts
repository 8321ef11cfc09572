import { type Page, test } from '@playwright/test';
import { BAD_GATEWAY_LINE, BAD_REQUEST_LINE, NOT_FOUND_LINE, UNAVAILABLE_LINE } from '../operations.ts';
import { type Person, signIn } from '../stage.ts';
import { DESKTOP, look, PHONE, prepareLooking } from './look.ts';
import type { Walk } from './walk.ts';

const MS_PER_STATE = 60_000;

type Stage = { page: Page; person: Person; allowNoise: (line: RegExp) => void };

/** The title of the journey that walks here. */
export function titleOf({ title }: Walk): string {
  return `shows every text, accessibly: ${title}`;
}

/** Walks from state to state and looks at each. */
export async function walkThrough({ who, steps }: Walk, { page, person, allowNoise }: Stage): Promise<void> {
  test.setTimeout(steps.length * MS_PER_STATE);
  for (const line of [UNAVAILABLE_LINE, BAD_GATEWAY_LINE, BAD_REQUEST_LINE, NOT_FOUND_LINE]) allowNoise(line);
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
}
