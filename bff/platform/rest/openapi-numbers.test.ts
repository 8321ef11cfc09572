import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
} from '../../account/account.numbers.rules.ts';
import { CHANGES_PER_PAGE, PAGE_MAX_ENTRIES } from '../../answer/answer.numbers.rules.ts';
import { ANSWER_TEXTS } from '../../answer/answer-content.rules.ts';
import { apiGuide } from '../../api-guide/api-guide.ts';
import { DRAFT_LIFETIME_DAYS } from '../../draft/draft.numbers.rules.ts';
import { ATTEMPT_MAX_LENGTH } from '../../export-link/export-link.numbers.rules.ts';
import {
  COMMENT_MAX_LENGTH,
  MESSAGE_LIFETIME_MONTHS,
  NAME_MAX_LENGTH,
} from '../../feedback/feedback.numbers.rules.ts';
import { CODE_MAX_LENGTH, ID_TOKEN_MAX_LENGTH } from '../../identity/identity.numbers.rules.ts';
import { routes } from '../../schema.ts';
import { MAX_BODY_BYTES } from '../http/http-server.ts';
import { DEFAULT_TIME_ZONE } from '../lib/clock.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import * as session from '../session/session-lifetime.rules.ts';
import { openApiDocument } from './openapi.ts';

const written = (count: number) => count.toLocaleString('en-US');
const maxAnswer = written(ANSWER_TEXTS.content.maxCodePoints);
const inWords = new Map([[10, 'ten']]);

/** Parts of the descriptions with facts from the code. */
const FACTS = [
  `at most ${MAX_BODY_BYTES / 1_024} kB`,
  `larger than ${MAX_BODY_BYTES / 1_024} kB`,
  `At least ${PASSWORD_MIN_LENGTH} characters.`,
  `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
  `at most ${USERNAME_MAX_LENGTH} characters, stored in lower case`,
  `If the sign-in is older than ${session.RECENT_SIGN_IN_MINUTES} minutes, the current password is required; ${inWords.get(RATE_LIMITS.failedAttemptInSession.count)} wrong passwords end the session.`,
  `required if the sign-in is older than ${session.RECENT_SIGN_IN_MINUTES} minutes`,
  `signed by Google; at most ${written(ID_TOKEN_MAX_LENGTH)} characters`,
  `At most ${written(CODE_MAX_LENGTH)} characters.`,
  `1 to ${maxAnswer} Unicode code points`,
  ...Object.values(ANSWER_TEXTS).map((text) => `up to ${written(text.maxCodePoints)} Unicode code points`),
  `default ${CHANGES_PER_PAGE}. A page has at most ${PAGE_MAX_ENTRIES} changes`,
  `for at most ${DRAFT_LIFETIME_DAYS} days`,
  `to ${ATTEMPT_MAX_LENGTH} letters and digits`,
  `for at most ${MESSAGE_LIFETIME_MONTHS} months`,
  `at most ${NAME_MAX_LENGTH} Unicode code points`,
  `1 to ${written(COMMENT_MAX_LENGTH)} Unicode code points after trimming`,
  `after ${session.SESSION_IDLE_DAYS} idle days, and after ${session.SESSION_ABSOLUTE_DAYS} days at the latest`,
  `else \`${DEFAULT_TIME_ZONE}\``,
  'Seconds to wait',
];

/** Other numbers: statuses, the encoding, and the shortest attempt, which the rule's pattern has. */
const OTHER_NUMBERS = /\b(20[01]|4\d\d)\b|UTF-8|of 16 /g;

/** All descriptions of a value. */
function descriptionsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'description' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => descriptionsIn(part, name));
}

const document = openApiDocument(routes, apiGuide, {
  appOrigin: 'https://aufwind.example',
  cookieName: 'sid',
});
const texts = descriptionsIn(document).join('\n');

describe('the descriptions of the API', () => {
  it.each(FACTS)('have the fact that the code has: … %s', (fact) => {
    expect(texts).toContain(fact);
  });

  it('have no other numbers', () => {
    const facts = FACTS.toSorted((one, other) => other.length - one.length);
    const others = facts
      .reduce((left, fact) => left.replaceAll(fact, ''), texts)
      .replaceAll(OTHER_NUMBERS, '');
    expect(others.match(/.*\d.*/g)).toBeNull();
  });
});
