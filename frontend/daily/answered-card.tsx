import { Link } from 'react-router-dom';
import { MEMORY_MILESTONES } from '../../bff/memory/memory.numbers.rules.ts';
import { type OnEdited, useEditableAnswer } from '../answer/answer-editor.tsx';
import { isResult, milestoneOf } from '../answer/result-notes.ts';
import { TellSomeone } from '../answer/tell-someone.tsx';
import { longDate } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { isQuietDay } from '../lib/quiet-day.ts';
import { MemoryCard, MilestoneMemory } from '../memory/memories.tsx';
import { useUserId } from '../session/use-current-user.ts';
import { Week } from '../streak/week.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { type Answer, dayOf, TODAY } from '../writing/text.ts';
import styles from './answered-card.module.css';
import { DAILY_UPDATE, SHORT_TEXT_LENGTH } from './daily.wording.ts';
import type { DailyCard } from './daily-view.ts';
import card from './question-card.module.css';
import { type TypedAt, useSaveMotion } from './use-save-motion.ts';
import { WaitingText } from './waiting-text.tsx';

/** About as many characters stand in a line on a phone. */
const LINE_LENGTH = 27;
/** More lines reach the land on a phone, so they stand on a card. */
const MOST_LINES_ON_SKY = 4;

function isTall(text: string): boolean {
  const lines = text.split('\n').map(({ length }) => Math.max(1, Math.ceil(length / LINE_LENGTH)));
  return lines.reduce((sum, count) => sum + count) > MOST_LINES_ON_SKY;
}

type AnsweredCardProps = Pick<DailyCard, 'field' | 'yesterday' | 'question' | 'isStreakShown'> & {
  answer: Answer;
  isFresh: boolean;
  /** Where the text stood in its field when it was saved here, in px from the top of the window; the page then reloads. */
  typedAt: TypedAt | null;
  onEdited: OnEdited;
};

/** The answer of the day, read-only until the pencil opens its editor; takes the focus when it has just been saved. */
export function AnsweredCard(props: AnsweredCardProps) {
  const { field, yesterday, question, answer, isFresh } = props;
  const label = `Antwort vom ${longDate(answer.day)} bearbeiten`;
  const wording = { pencil: label, field: question, toasts: DAILY_UPDATE };
  const { isEditing, pencil, text } = useEditableAnswer(answer, wording, props.onEdited);
  const arrival = useSaveMotion(props.typedAt);
  const userId = useUserId();
  const reached = milestoneOf(userId, answer.day);
  // The person may have hidden the streak since.
  const milestone = props.isStreakShown || !reached?.event.startsWith('streak') ? reached : null;
  // The streak length at which the milestone shows an earlier sentence.
  const days = MEMORY_MILESTONES.find((length) => milestone?.event.endsWith(`-${length}`));
  const isToday = field === TODAY;
  // Show no memory right after a save, because the page is about to reload, and no memory on a hard day.
  const showsMemories = isToday && !isFresh && !isQuietDay(userId);

  return (
    <>
      <section ref={arrival} className={`card ${card.card}`}>
        <div className={`spread ${styles.answered}`}>
          <Badge tone="mist">
            <Icon name="check" size={18} />
            Beantwortet
          </Badge>
          <span className="row">
            {!isEditing && answer.isReadable && <TellSomeone answer={answer} />}
            {pencil}
          </span>
        </div>
        <div className={styles.asked} data-question={question}>
          <PageHeading className={styles.question} isResult={isFresh || isResult('answer')}>
            {question}
          </PageHeading>
        </div>
        <div
          className={styles.text}
          data-long={answer.content.length > SHORT_TEXT_LENGTH}
          data-tall={isTall(answer.content)}
        >
          {text}
        </div>
        <WaitingText
          key={`${dayOf(field)} ${answer.day}`}
          field={field}
          yesterday={yesterday}
          answer={answer}
          isLeaving={props.typedAt !== null}
        />
        {isToday && <Week today={answer.day} />}
        {milestone && <p className={styles.milestone}>{milestone.text}</p>}
        {showsMemories && days && <MilestoneMemory days={days} />}
        <Link to={PATHS.diary} className={`screen-only target ${styles.more}`}>
          Alle Einträge ansehen
          <Icon name="arrow" size={18} />
        </Link>
      </section>
      {showsMemories && !days && <MemoryCard />}
    </>
  );
}
