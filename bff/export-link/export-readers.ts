import { isSynthetic } from '../account/synthetic-address.ts';
import type { AnswerView } from '../answer/answer.view.ts';
import { textsOf } from '../answer/answer-content.rules.ts';
import type { DiaryReader } from '../answer/diary-reader.ts';
import { parseInput } from '../platform/graphql/parse-input.ts';
import type { ListReader, WholeList } from '../platform/rest/streamed-list.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import { exportByLinkRule } from './export-link.rules.ts';
import type { ExportLinkService } from './export-link.service.ts';

/** Returns a reader for the signed-in person's export. */
export function exportReader(diary: DiaryReader): ListReader {
  return (context) => exportOf(diary, context.user, context.requireValidCredential);
}

/** Returns a reader for the export of a link; marks the link as used after reading the first answers. */
export function exportByLinkReader(diary: DiaryReader, exportLinks: ExportLinkService): ListReader {
  return async ({ about }, sent) => {
    const { token, attempt } = parseInput(exportByLinkRule, sent);
    const { user, claim } = await exportLinks.claimOf(token);
    about.userId = user.id;
    const list = exportOf(diary, user, async () => void (await exportLinks.claimOf(token)));
    return { ...list, beforeSending: () => exportLinks.spend(claim, attempt) };
  };
}

function exportOf(diary: DiaryReader, user: CurrentUser, requireReader: () => Promise<void>): WholeList {
  const { provider, createdAt } = user;
  const head = { username: isSynthetic(user.username) ? '' : user.username, provider, createdAt };
  const portions = diary.read(user.id, { beforeMore: requireReader }, exported);
  const start = `${JSON.stringify(head).slice(0, -1)},"answers":[`;
  return { userId: user.id, frame: [start, ']}'], portions, requireReader };
}

/** Writes an answer as the entries of the shape `Export`; JSON writes an instant in ISO 8601. */
function exported(answer: AnswerView): string {
  const { date, createdAt, updatedAt, day, timeZone } = answer;
  return JSON.stringify({ ...textsOf(answer), date, createdAt, updatedAt, day, timeZone });
}
