import type { AnswerService } from '../answer/answer.service.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import { exportByLinkRule } from './export-link.rules.ts';
import type { ExportLinkService } from './export-link.service.ts';

/** What is declared of the root field of export links. */
export const exportLinkFields = {
  exportByLink: { access: 'public', scope: 'none', limit: 'mailLink', event: 'data-export' },
} satisfies Record<string, RootField>;

/** The root field of export links. */
export function exportLinkResolvers(exportLinks: ExportLinkService, answer: AnswerService): Resolvers {
  return {
    Mutation: {
      exportByLink: async (_root, args, { about }) => {
        const claim = await exportLinks.claimOf(parseInput(exportByLinkRule, args).token);
        about.userId = claim.user.id;
        // First, so that a diary that cannot be read now uses no link up.
        const dataExport = await answer.exportOf(claim.user);
        await exportLinks.spend(claim);
        return dataExport;
      },
    },
  };
}
