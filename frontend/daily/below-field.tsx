import { useState } from 'react';
import { useTimeout } from '../lib/use-timeout.ts';
import { EarlierAnswer } from '../memory/earlier-answer.tsx';
import styles from './below-field.module.css';
import { SHORT_TEXT_LENGTH } from './daily.wording.ts';
import { HelpLines } from './help-lines.tsx';

const CAUSE_DELAY_MS = 5000;
/** A single sentence, with or without its mark at the end. */
const ONE_SENTENCE = /^\P{Sentence_Terminal}{12,}[\p{Sentence_Terminal}"“)\s]*$/u;

type BelowFieldProps = {
  content: string;
  isQuiet: boolean;
  hasEntries: boolean;
  /** The prompt that the person has asked for, for a screen reader, which does not read a changed placeholder. */
  nextPrompt: string | undefined;
  /** Shows another prompt in the field; absent without another prompt. */
  onNextPrompt: (() => void) | undefined;
  onQuiet: (isQuiet: boolean) => void;
};

/** The line below the field: another prompt and the hard day for an empty field, later a question for the cause. */
export function BelowField({ content, nextPrompt, onNextPrompt, ...hardDay }: BelowFieldProps) {
  const { isQuiet } = hardDay;
  const isEmpty = content === '';
  const isPaused = usePause(content);
  return (
    <div className={`screen-only ${styles.below}`} data-below data-long={content.length > SHORT_TEXT_LENGTH}>
      <p role="status">{isPaused && !isQuiet && ONE_SENTENCE.test(content) && 'Was hat dazu beigetragen?'}</p>
      <span role="status" className="visually-hidden">
        {isEmpty && nextPrompt}
      </span>
      {isEmpty && !isQuiet && onNextPrompt && (
        <button type="button" className="target quiet" onClick={onNextPrompt}>
          Ein anderer Anstoß
        </button>
      )}
      {(isEmpty || isQuiet) && <HardDay {...hardDay} />}
    </div>
  );
}

type HardDayProps = Pick<BelowFieldProps, 'isQuiet' | 'hasEntries' | 'onQuiet'>;

/** The folded help for a hard day; the day counts as hard while the help is open. */
function HardDay({ isQuiet, hasEntries, onQuiet }: HardDayProps) {
  // React must not open or close it again: a press may come before the page has drawn the last press.
  const [isOpenAtFirst] = useState(isQuiet);
  return (
    <details open={isOpenAtFirst}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive; its toggle event comes late, and typing could remove this part before. */}
      <summary
        className="target quiet"
        onClick={({ currentTarget }) => onQuiet(!currentTarget.closest('details')?.open)}
      >
        Heute ist es schwer
      </summary>
      <p>Dann schreib, was ist. Ein Satz genügt, auch ein trauriger.</p>
      <p className={styles.question}>Was hat ein wenig geholfen?</p>
      <HelpLines />
      {hasEntries && <EarlierAnswer label="Einen früheren Eintrag zeigen" />}
    </details>
  );
}

function usePause(content: string): boolean {
  const [paused, setPaused] = useState<string>();
  useTimeout(() => setPaused(content), CAUSE_DELAY_MS, content);
  return paused === content;
}
