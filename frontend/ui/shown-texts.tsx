import { type AnswerTexts, asOneText } from '../../bff/answer/answer-content.rules.ts';

/** Lines between two blank ones. */
const PARAGRAPHS = /^[^\S\n]*\S.*(?:\n[^\S\n]*\S.*)*/gm;

/** About eight lines; a longer one would leave too much of the page before it empty. */
const WHOLE_LENGTH = 500;

type ShownTextsProps = { texts: AnswerTexts; className?: string | undefined };

/** Shows the texts of an answer to be read. */
export function ShownTexts({ texts, className }: ShownTextsProps) {
  return <p className={className}>{asOneText(texts)}</p>;
}

/** Shows them in paragraphs, so that a printed page ends between two, or with some lines in a long one. */
export function PrintedTexts({ texts, className }: ShownTextsProps) {
  return (
    <>
      {[...asOneText(texts).matchAll(PARAGRAPHS)].map(({ 0: paragraph, index }) => (
        <p key={index} className={className} data-whole={paragraph.length <= WHOLE_LENGTH}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
