import type { ResetNeeds, ResetServices } from '../reset/reset.slice.ts';
import { NOTICE_MAILS, noticeMails } from './notice.mails.ts';
import { noticeFields, noticeResolvers } from './notice.resolvers.ts';
import { NoticeService } from './notice.service.ts';

/** Security mails to the confirmed address of an account. */
export const noticeSlice = {
  folder: 'notice',
  fields: noticeFields,
  mailKinds: NOTICE_MAILS,
  open: (given: ResetNeeds & ResetServices) => {
    const notices = new NoticeService(given);
    return {
      services: { notices },
      resolvers: noticeResolvers(notices, given),
      mails: noticeMails(given),
    };
  },
};
