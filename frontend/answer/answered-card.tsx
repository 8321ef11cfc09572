import { Link } from 'react-router-dom';
import { GIVING_MILESTONES } from '../../bff/memory/memory.numbers.rules.ts';
import type { AnswerFieldsFragment } from '../graphql/diary-operations.generated.ts';
import { longDate } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { Week } from '../streak/week.tsx';
import { IconButton } from '../ui/button.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ShownTexts } from '../ui/shown-texts.tsx';
import type { Field } from '../writing/text.ts';
import { AnswerEditor } from './answer-editor.tsx';
import styles from './answered-card.module.css';
import { milestoneOf } from './milestone-of.ts';
import card from './question-card.module.css';
import { isResult } from './result-notes.ts';
import { DAILY_UPDATE } from './update.texts.ts';
import { useEditing } from './use-editing.ts';
import { WaitingText } from './waiting-text.tsx';

type AnsweredCardProps = {
  field: Field;
  yesterday: string | null;
  question: string;
  answer: AnswerFieldsFragment;
  fresh: boolean;
};

const loadMemoryCard = async () => (await import('../memory/memories.tsx')).MemoryCard;
const loadMilestoneMemory = async () => (await import('../memory/memories.tsx')).MilestoneMemory;

/** The number of a milestone that gives back an earlier sentence. */
function givingDays(event = ''): number | undefined {
  return GIVING_MILESTONES.find((days) => event.endsWith(`-${days}`));
}

/** The answer of the day, read-only until the pencil opens its editor; takes the focus when it has just been saved. */
export function AnsweredCard({ field, yesterday, question, answer, fresh }: AnsweredCardProps) {
  const { editing, pencil, open, close } = useEditing(answer);
  const milestone = milestoneOf(answer.day);
  const days = givingDays(milestone?.event);
  const isToday = field.kind === 'day' && field.day === 'TODAY';
  // After a save the page is about to be loaded anew.
  const mayRemember = isToday && !fresh;
  const [MemoryCard] = useLatePart(loadMemoryCard, mayRemember);
  const [MilestoneMemory] = useLatePart(loadMilestoneMemory, mayRemember);

  return (
    <>
      <section className={`card ${card.card}`}>
        <div className={styles.answered}>
          <p className={styles.marker}>
            <Icon name="check" size={18} />
            Beantwortet
          </p>
          {!editing && answer.isReadable && (
            <IconButton ref={pencil} label={`Antwort vom ${longDate(answer.day)} bearbeiten`} onClick={open}>
              <Icon name="pencil" />
            </IconButton>
          )}
        </div>
        <PageHeading className={card.question} isResult={fresh || isResult('answer')}>
          {question}
        </PageHeading>
        {editing ? (
          <AnswerEditor answer={answer} label={question} texts={DAILY_UPDATE} onClose={close} />
        ) : (
          <ShownTexts texts={answer} className={answer.isReadable ? entry.text : entry.unreadable} />
        )}
        <WaitingText key={answer.day} field={field} yesterday={yesterday} answer={answer} />
        {isToday && <Week today={answer.day} />}
        {milestone && <p className={styles.milestone}>{milestone.text}</p>}
        {MilestoneMemory && mayRemember && days && <MilestoneMemory days={days} />}
        <Link to={PATHS.diary} className={`screen-only target ${styles.more}`}>
          Alle Einträge ansehen
          <Icon name="arrow" size={18} />
        </Link>
      </section>
      {MemoryCard && mayRemember && <MemoryCard />}
    </>
  );
}
