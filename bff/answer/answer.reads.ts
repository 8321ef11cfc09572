// Parts of statements in which other slices read answers. `userId` and `day` are SQL, such as `draft.day` or `:today`.

function existsOn(userId: string, day: string, condition: string): string {
  return `EXISTS (SELECT 1 FROM answer WHERE answer.userId = ${userId} AND answer.day = ${day} ${condition})`;
}

/** The condition that a day has an answer, live or deleted; a `lock` lets the statement wait for an answer under way. */
export function hasAnswer(userId: string, day: string, lock = ''): string {
  return existsOn(userId, day, lock);
}

/** The condition that a day has an answer, live or deleted, beside the answer `:answerId`. */
export function hasOtherAnswer(userId: string, day: string): string {
  return existsOn(userId, day, 'AND answer.id <> :answerId');
}
