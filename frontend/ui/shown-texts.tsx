import { type AnswerTexts, asOneText } from '../../bff/answer/answer-content.rules.ts';

/** Matches a run of lines that are not blank. */
const PARAGRAPHS = /^[^\S\n]*\S.*(?:\r?\n[^\S\n]*\S.*)*/gm;

/** About eight lines; keeping a longer text together would leave too much of the page empty. */
const WHOLE_LENGTH = 500;

type ShownTextsProps = { texts: AnswerTexts; className?: string | undefined };

export function ShownTexts({ texts, className }: ShownTextsProps) {
  return (
    <p className={className} dir="auto">
      {asOneText(texts)}
    </p>
  );
}

/** Shows the texts in paragraphs, so that a page break falls between paragraphs, or inside a long paragraph. */
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
