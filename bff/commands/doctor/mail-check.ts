import { normaliseUsername } from '../../account/account.rules.ts';
import { fault, ok } from '../../platform/lib/finding.ts';
import { sendTestMail } from '../mail-test/send-test-mail.ts';
import { type Check, NotChecked, reasonOf } from './check.ts';
import type { Instance } from './instance.ts';

const LIMIT_MS = 60_000;

/** Whether a mail leaves: a real one, to this address or to the operator's. */
export function mailCheck({ env }: Instance, wanted: string | undefined): Check {
  return {
    name: 'mail',
    reads: ['SMTP_URL', 'MAIL_FROM', 'MAIL_REPLY_TO', 'SMTP_CA'],
    limitMs: LIMIT_MS,
    run: async (stop) => {
      const { mail, appOrigin, operator } = env;
      if (!mail) {
        throw new NotChecked(
          'SMTP_URL and MAIL_FROM are not set: nobody can get a new password by a link, or a notice',
        );
      }
      const address = normaliseUsername(wanted ?? operator.OPERATOR_EMAIL ?? '');
      if (!address) throw new NotChecked('nobody is there to write to: add --mail you@example.org');
      try {
        await sendTestMail(mail, address, appOrigin, stop);
      } catch (error) {
        return fault(reasonOf(error), 'compare SMTP_URL, MAIL_FROM and SMTP_CA with the mail server’s');
      }
      return ok(`${mail.host}:${mail.port} has taken a mail to ${address}`);
    },
  };
}
