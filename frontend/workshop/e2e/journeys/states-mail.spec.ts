import { test } from '../mailbox-stage.ts';
import { titleOf, walkThrough } from '../states/walk-through.ts';
import { WAYS_IN, WITH_MAIL } from '../states/walks-credentials.ts';
import { NOTICES } from '../states/walks-intruder.ts';

for (const walk of [WITH_MAIL, WAYS_IN, NOTICES]) {
  test(titleOf(walk), ({ page, person, allowNoise }) => walkThrough(walk, { page, person, allowNoise }));
}
