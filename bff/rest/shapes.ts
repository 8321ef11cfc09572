import type { RestAnswerFragment, RestUserFragment, SaveAnswerMutation } from './operations.generated.ts';

/** A user as the paths give it: `{id, username, provider, createdAt, name}`, the id a number. */
export function userShape(user: RestUserFragment) {
  return { ...user, id: Number(user.id) };
}

/** An answer as the paths give it: `{id, content, date, createdAt, updatedAt}`, the id a number. */
export function answerShape(answer: RestAnswerFragment) {
  return { ...answer, id: Number(answer.id) };
}

/** A saved answer: the answer, with its milestone inside if there is one. */
export function savedAnswerShape({ saveAnswer: { answer, milestone } }: SaveAnswerMutation) {
  return milestone ? { ...answerShape(answer), milestone } : answerShape(answer);
}
