import * as z from 'zod/mini';
import { type Finding, fault, warning } from '../lib/finding.ts';
import { isMailAddress } from './env-mail.ts';
import { OPTIONAL_SETTINGS, type Operator, REQUIRED_SETTINGS } from './operator.rules.ts';

const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u;

const line = z
  .string()
  .check(z.trim(), z.regex(LINE, 'must be one line of 1 to 200 characters, without control characters'));

const fact = z.optional(line);

function factOfEach<Name extends string>(names: readonly Name[]): Record<Name, typeof fact>;
function factOfEach(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, fact]));
}

export const operatorVariables = {
  ...factOfEach([...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS]),
  OPERATOR_EMAIL: z.optional(
    line.check(z.refine(isMailAddress, 'must be an e-mail address such as hallo@example.org')),
  ),
};

type OperatorSettings = { appOrigin: string; operator: Operator; mail?: object | undefined };

/** Checks a public instance for missing operator settings and for missing notification of messages. */
export function checkOperator({ appOrigin, operator, mail }: OperatorSettings): Finding[] {
  if (!appOrigin.startsWith('https:')) return [];
  const gaps = REQUIRED_SETTINGS.filter((name) => operator[name] === undefined).map((name) =>
    fault(`IMPRESSUM AND PRIVACY POLICY ARE INCOMPLETE: ${name} is not set`, `set ${name}, see .env.example`),
  );
  if (mail && operator.OPERATOR_EMAIL) return gaps;
  const untold = warning(
    'NOBODY IS TOLD OF MESSAGES: the contact page says that an answer is aimed for within 24 hours',
    'set OPERATOR_EMAIL and SMTP_URL, or run `messages` every day',
  );
  return [...gaps, untold];
}
