import type { AnswerTexts } from '../../bff/platform/lib/answer-texts.rules.ts';

/** Shows the texts of an answer to be read. */
export function ShownTexts({ texts, className }: { texts: AnswerTexts; className?: string | undefined }) {
  return <p className={className}>{texts.content}</p>;
}
