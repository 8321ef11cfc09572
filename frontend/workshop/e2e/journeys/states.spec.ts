import { expect, test } from '../stage.ts';
import { TEXTS } from '../states/texts.ts';
import type { Step } from '../states/walk.ts';
import { titleOf, walkThrough } from '../states/walk-through.ts';
import { CREDENTIALS, PROVIDERS } from '../states/walks-auth.ts';
import { BOOK } from '../states/walks-book.ts';
import { SHEET, WAYS_BACK, WAYS_IN, WITH_MAIL } from '../states/walks-credentials.ts';
import { DAY, DIARY, LATE, SUPERSEDED } from '../states/walks-diary.ts';
import { EXPORT_LINK } from '../states/walks-export-link.ts';
import { IMPORT } from '../states/walks-import.ts';
import { INSTALL } from '../states/walks-install.ts';
import { LEFT_BEHIND, NOTICES } from '../states/walks-intruder.ts';
import { HARD_DAY_WALK, MEMORY } from '../states/walks-memory.ts';
import { LEAVING, PROFILE } from '../states/walks-profile.ts';
import { PROGRAMS } from '../states/walks-programs.ts';
import { CONTACT, DEMO_VISIT, READING, SIGNED_IN_LANDING } from '../states/walks-public.ts';
import { REMINDER } from '../states/walks-reminder.ts';
import { WEEK } from '../states/walks-week.ts';
import { YEAR } from '../states/walks-year.ts';

const WALKS = [
  READING,
  SIGNED_IN_LANDING,
  DEMO_VISIT,
  CONTACT,
  CREDENTIALS,
  PROVIDERS,
  DAY,
  LATE,
  SUPERSEDED,
  DIARY,
  YEAR,
  BOOK,
  WEEK,
  MEMORY,
  HARD_DAY_WALK,
  IMPORT,
  PROFILE,
  PROGRAMS,
  LEAVING,
  WAYS_BACK,
  LEFT_BEHIND,
  EXPORT_LINK,
  SHEET,
  REMINDER,
  INSTALL,
];

/** Walked to where mail is sent (`states-mail.spec.ts`). */
const WITH_MAILBOX = [WITH_MAIL, WAYS_IN, NOTICES];

function statesOf(steps: Step[]): string[] {
  return steps.map(({ state }) => state);
}

test('every state of the table of texts is reached by exactly one walk', () => {
  const walked = [...WALKS, ...WITH_MAILBOX].flatMap(({ steps }) => statesOf(steps));
  expect(walked.sort()).toEqual(Object.keys(TEXTS).sort());
});

for (const walk of WALKS) {
  const tag = walk === REMINDER ? ['@whole'] : [];
  test(titleOf(walk), { tag }, ({ page, person, allowNoise }) =>
    walkThrough(walk, { page, person, allowNoise }),
  );
}
