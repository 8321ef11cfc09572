import { type AnswerTexts, asOneText } from '../../bff/answer/answer-content.rules.ts';

/** Lines between two blank lines. */
const PARAGRAPHS = /^[^\S\n]*\S.*(?:\n[^\S\n]*\S.*)*/gm;

/** About eight lines. A longer block would leave too much of the page before it empty. */
const WHOLE_LENGTH = 500;

type ShownTextsProps = { texts: AnswerTexts; className?: string | undefined };

/** Shows the texts of an answer to be read. */
export function ShownTexts({ texts, className }: ShownTextsProps) {
  return <p className={className}>{asOneText(texts)}</p>;
}

/**
 * Shows the texts in paragraphs, so that a printed page breaks between two paragraphs, or within a long paragraph.
 */
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
