import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { QUESTION } from '../../bff/answer/question.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { TodayDocument } from '../graphql/diary-operations.generated.ts';
import { toFailure } from '../graphql/error-message.ts';
import { reloadPage } from '../lib/browser.ts';
import { calendarDay, longDate } from '../lib/dates.ts';
import { isAnythingUnfinished } from '../lib/unfinished.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { useReturn } from '../lib/use-return.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { StreakBadge } from '../streak/streak-badge.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { rememberToast, showToast } from '../ui/toast-store.ts';
import type { Answer, Saved } from '../writing/text.ts';
import { answerSaved } from './answer.texts.ts';
import { EntriesBadge } from './entries-badge.tsx';
import card from './question-card.module.css';
import { QuestionForm } from './question-form.tsx';
import { leaveFocus, rememberMilestone } from './result-notes.ts';
import { TipCard } from './tip-card.tsx';
import { WaitingQuestion } from './waiting-question.tsx';

const RELOAD_MS = 1500;
const RELOAD_AFTER_OVERLAY_MS = 4000;

// The question comes first, and these while it is being read.
const loadAnsweredCard = async () => (await import('./answered-card.tsx')).AnsweredCard;
const loadWaitingEdits = async () => (await import('./waiting-edits.tsx')).WaitingEdits;
const loadOverlay = async () => (await import('../streak/milestone-overlay.tsx')).MilestoneOverlay;

/** The fetch policy of today: what this document has heard of it on the same calendar day does not go stale. */
function useTodayPolicy(): WatchQueryFetchPolicy {
  const client = useApolloClient();
  const [isKnown] = useState(
    () => client.readQuery({ query: TodayDocument })?.today === calendarDay(new Date()),
  );
  return isKnown ? 'cache-first' : 'network-only';
}

/** The daily question: to be answered, also without a network, or answered and still open to change. */
function DailyPage() {
  const { data, previousData, error, refetch } = useQuery(TodayDocument, { fetchPolicy: useTodayPolicy() });
  const today = data ?? previousData;
  const isOffline = useCurrentUser().status === 'offline';
  const [startedOffline, setStartedOffline] = useState(false);
  const checkedDay = useRef(calendarDay(new Date()));
  const [isAnsweredElsewhere, setIsAnsweredElsewhere] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [celebrating, setCelebrating] = useState(false);
  const reloadLater = useDelayedReload();

  function onSaved(payload: Saved) {
    const { answer, milestone } = payload;
    const special = milestone !== null && milestone.event !== 'default';
    const toast = answerSaved(milestone?.text);
    if (milestone) rememberMilestone(answer.day, milestone.text);
    setSaved(payload);
    setCelebrating(special);
    showToast(toast);
    reloadLater(special ? RELOAD_AFTER_OVERLAY_MS : RELOAD_MS, () => {
      rememberToast(toast);
      leaveFocus('answer');
    });
  }

  async function look() {
    const day = calendarDay(new Date());
    await refetch();
    checkedDay.current = day;
  }
  useReturn(() => {
    const isNewDay = calendarDay(new Date()) !== checkedDay.current;
    // A failed look in the background changes nothing on screen.
    if (!today || (isNewDay && !isAnythingUnfinished())) look().catch(() => {});
  });
  function onAnsweredElsewhere(answer: Answer) {
    setIsAnsweredElsewhere(true);
    setSaved({ answer, milestone: null });
  }

  const day = today?.today ?? null;
  const savedToday = day === null || day === saved?.answer.day ? saved?.answer : undefined;
  const answer = today?.todayAnswer ?? savedToday;
  const [AnsweredCard, isCardLost] = useLatePart(loadAnsweredCard, Boolean(answer));
  const [WaitingEdits] = useLatePart(loadWaitingEdits, true);
  const [MilestoneOverlay] = useLatePart(loadOverlay, celebrating);

  if (!today && !startedOffline) {
    if (!error && !isOffline) return <WaitingQuestion />;
    if (error && toFailure(error).code !== 'NETWORK') return <LoadFailed onRetry={refetch} />;
    // From here on the card stays, whatever a later look brings: somebody may be writing.
    setStartedOffline(true);
  }
  const question = today?.question ?? QUESTION;
  const isFresh = (savedToday !== undefined && !celebrating) || isAnsweredElsewhere;

  return (
    <div className={`column ${card.page}`}>
      <PageMeta
        title="Tägliche Frage"
        description={`Deine Frage des Tages bei ${BRAND}: eine Minute für das Gute.`}
      />
      <div className={`spread ${card.facts}`}>
        <p>{longDate(answer?.day ?? day ?? calendarDay(new Date()))}</p>
        {today && (
          <div className="row">
            <StreakBadge />
            <EntriesBadge count={today.answerCount} />
          </div>
        )}
      </div>
      {answer && AnsweredCard && <AnsweredCard question={question.text} answer={answer} fresh={isFresh} />}
      {answer && !AnsweredCard && (isCardLost ? <LoadFailed onRetry={reloadPage} /> : <Spinner />)}
      {!answer && (
        <QuestionForm
          question={question}
          day={day}
          onSaved={onSaved}
          onAnsweredElsewhere={onAnsweredElsewhere}
        />
      )}
      {WaitingEdits && <WaitingEdits shownId={answer?.id} />}
      {(!answer || AnsweredCard) && <TipCard />}
      {celebrating && saved?.milestone && MilestoneOverlay && (
        <MilestoneOverlay {...saved.milestone} onClosed={() => setCelebrating(false)} />
      )}
    </div>
  );
}

/** The route of the daily question, which is shown while the page is waiting, too. */
export const dailyPage = { Page: DailyPage, waiting: <WaitingQuestion /> };
