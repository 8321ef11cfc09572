import type { ResetNeeds, ResetServices } from '../reset/reset.slice.ts';
import { NOTICE_MAILS, noticeMails } from './notice.mails.ts';
import { noticeFields, noticeResolvers } from './notice.resolvers.ts';

/** Security mails to the confirmed address of an account. */
export const noticeSlice = {
  folder: 'notice',
  fields: noticeFields,
  mailKinds: NOTICE_MAILS,
  open: (given: ResetNeeds & ResetServices) => ({
    services: {},
    resolvers: noticeResolvers(given),
    mails: noticeMails(given),
  }),
};
