import type { DiaryReader } from '../answer/diary-reader.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { StreakService } from '../streak/streak.service.ts';
import { importRule } from './import.rules.ts';
import type { ImportedPart, ImportService } from './import.service.ts';

declare module '../platform/graphql/parents.ts' {
  interface Parents {
    ImportAnswersPayload: ImportedPart;
  }
}

export const importFields = {
  answeredDays: { access: 'user', scope: 'answers:read' },
  importAnswers: { access: 'user', scope: 'none', limit: 'bulk' },
  undoImport: { access: 'user', scope: 'none', limit: 'settings', event: 'import-undone' },
} satisfies Record<string, RootField>;

/** Fields of the import slice. */
export function importResolvers(
  imports: ImportService,
  diary: DiaryReader,
  streaks: StreakService,
): Resolvers {
  return {
    Query: {
      answeredDays: (_root, days, { user }) => diary.dayPage(user.id, days),
    },
    Account: {
      imports: ({ id }) => imports.list(id),
    },
    Mutation: {
      importAnswers: async (_root, { input }, { user, today, timeZone }) => {
        const part = await imports.add({
          userId: user.id,
          today,
          timeZone,
          ...parseInput(importRule, input),
        });
        if (part.isNew) await streaks.markReached(user.id, today);
        return part;
      },
      undoImport: async (_root, { input: { id } }, { user, today }) => {
        const undone = await imports.undo(user.id, id);
        await streaks.resetReached(user.id, today);
        return undone;
      },
    },
    ImportAnswersPayload: {
      import: ({ importId }, _args, { user }) => imports.find(user.id, importId),
    },
  };
}
