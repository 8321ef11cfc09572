import type { AccountServices } from '../account/account.slice.ts';
import type { AnswerServices } from '../answer/answer.slice.ts';
import type { Env } from '../platform/env/env.ts';
import type { Platform } from '../platform/platform.ts';
import { exportRoutes } from './export.rest.ts';
import { ExportLinkService } from './export-link.service.ts';
import { exportByLinkReader, exportReader } from './export-readers.ts';

/** The export of an account, by a session or by a link from the operator. */
export const exportLinkSlice = {
  folder: 'export-link',
  fields: {},
  routes: exportRoutes,
  secretPaths: ['mein-export'],
  open: (given: Platform & Pick<Env, 'appOrigin'> & AccountServices & AnswerServices) => {
    const { diary } = given;
    const exportLinks = new ExportLinkService({ ...given, links: given.links.forPurpose('data-export') });
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
