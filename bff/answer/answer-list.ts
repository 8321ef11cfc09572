import type { ListReader } from '../platform/rest/streamed-list.ts';
import type { AnswerView } from './answer.view.ts';
import { textsOf } from './answer-content.rules.ts';
import type { DiaryReader } from './diary-reader.ts';

/** Returns a reader for all answers of the signed-in person. */
export function answersReader(diary: DiaryReader): ListReader {
  return (context) => {
    const { id: userId } = context.user;
    const requireReader = context.requireValidCredential;
    const portions = diary.read(userId, { beforeMore: requireReader }, listed);
    return { userId, frame: ['[', ']'], portions, requireReader };
  };
}

/** Writes an answer as the shape `Answer`; JSON writes an instant in ISO 8601. */
function listed(answer: AnswerView): string {
  const { id, date, createdAt, updatedAt, day, isReadable } = answer;
  return JSON.stringify({ id, ...textsOf(answer), date, createdAt, updatedAt, day, isReadable });
}
