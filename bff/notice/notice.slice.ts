import type { OwnerGate } from '../account/owner-proof.ts';
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
  open: (platform: Platform, { appOrigin }: { appOrigin: string }, { owner }: { owner: OwnerGate }) => {
    const notices = new NoticeService(platform);
    return {
      services: { notices },
      resolvers: noticeResolvers(notices, owner),
      mails: noticeMails({ ...platform, appOrigin }),
    };
  },
} satisfies Slice;
