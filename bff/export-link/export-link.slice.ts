import type { AccountServices } from '../account/account.slice.ts';
import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Platform } from '../platform/platform.ts';
import { exportRoutes } from './export.rest.ts';
import { ExportLinkService } from './export-link.service.ts';
import { exportByLinkReader, exportReader } from './export-readers.ts';

/** The export of an account, by a session or by a link from the operator. */
export const exportLinkSlice = {
  folder: 'export-link',
  fields: {},
  routes: exportRoutes,
  open: (given: Platform & AccountServices & AnswerServices) => {
    const { diary } = given;
    const links = given.links.forPurpose('data-export', '/mein-export#');
    const exportLinks = new ExportLinkService({ ...given, links });
    return {
      services: { exportLinks },
      resolvers: {},
      lists: {
        dataExport: exportReader(diary),
        exportByLink: exportByLinkReader(diary, exportLinks),
      },
    };
  },
};
