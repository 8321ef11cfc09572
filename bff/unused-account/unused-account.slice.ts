import type { AccountServices } from '../account/account.slice.ts';
import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { UnusedAccountEntity, UnusedRunEntity } from './unused-account.entity.ts';
import { UNUSED_ACCOUNT_MAILS, unusedAccountMails } from './unused-account.mails.ts';
import { KEEP_PAGE, type UnusedAccountSettings, UnusedAccounts } from './unused-accounts.service.ts';

/** Accounts without use: two questions by mail, and the deletion of accounts whose owners do not answer. */
export const unusedAccountSlice = {
  folder: 'unused-account',
  entities: [UnusedAccountEntity, UnusedRunEntity],
  fields: {},
  mailKinds: UNUSED_ACCOUNT_MAILS,
  open: (given: Platform & UnusedAccountSettings & AccountServices & AnswerServices) => {
    const links = given.links.forPurpose('keep-account', `${KEEP_PAGE.path}/`);
    const unusedAccounts = new UnusedAccounts({ ...given, links });
    given.outbox.whenAccepted.push((mail) => unusedAccounts.noteAccepted(mail));
    return {
      services: { unusedAccounts },
      resolvers: {},
      mails: unusedAccountMails(given.answer, unusedAccounts),
      jobs: { unusedAccount: () => unusedAccounts.run() },
      offers: { 'unused-accounts': unusedAccounts.isOn },
    };
  },
};
