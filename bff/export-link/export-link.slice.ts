import type { AccountService } from '../account/account.service.ts';
import type { AnswerService } from '../answer/answer.service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Slice } from '../platform/slice.ts';
import { exportLinkFields, exportLinkResolvers } from './export-link.resolvers.ts';
import { ExportLinkService } from './export-link.service.ts';

/** What export links need of other slices. */
interface ExportLinkNeeds {
  account: AccountService;
  answer: AnswerService;
}

/** A link, made by the operator, that gives an account's export to its owner. */
export const exportLinkSlice = {
  entities: [],
  fields: exportLinkFields,
  routes: [],
  open: (platform: Platform, { appOrigin }: { appOrigin: string }, { account, answer }: ExportLinkNeeds) => {
    const exportLinks = new ExportLinkService({ ...platform, account, appOrigin });
    return { services: { exportLinks }, resolvers: exportLinkResolvers(exportLinks, answer) };
  },
} satisfies Slice;
