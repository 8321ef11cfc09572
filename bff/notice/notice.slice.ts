import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { noticeMails } from './notice.mails.ts';
import { noticeFields, noticeResolvers } from './notice.resolvers.ts';
import { NoticeService } from './notice.service.ts';

/** What happened to an account, told by mail to its confirmed address. */
export const noticeSlice = {
  entities: [],
  fields: noticeFields,
  routes: [],
  open: ({ db }: Platform, { appOrigin }: { appOrigin: string }) => {
    const notices = new NoticeService(db);
    return {
      services: { notices },
      resolvers: noticeResolvers(notices),
      mails: noticeMails({ db, appOrigin }),
    };
  },
} satisfies Slice;
