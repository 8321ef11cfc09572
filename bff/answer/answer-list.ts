import type * as z from 'zod/mini';
import { writeInstant } from '../platform/graphql/date-time.ts';
import type { ListReader } from '../platform/rest/streamed-list.ts';
import type { Answer } from './answer.shapes.ts';
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

function listed(answer: AnswerView): string {
  const { id, day, isReadable } = answer;
  const entry: z.input<typeof Answer> = { id, ...textsOf(answer), ...instantsOf(answer), day, isReadable };
  return JSON.stringify(entry);
}

export function instantsOf({ date, createdAt, updatedAt }: AnswerView) {
  return {
    date: writeInstant(date),
    createdAt: writeInstant(createdAt),
    updatedAt: writeInstant(updatedAt),
  };
}
