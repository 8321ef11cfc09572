import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUESTION, QUESTION_OF_YESTERDAY } from '../../bff/answer/answer.sentences.rules.ts';
import { TodayDocument } from '../graphql/diary-operations.generated.ts';
import { toFailure } from '../graphql/error-message.ts';
import { reloadPage } from '../lib/browser.ts';
import { addDays, calendarDay, longDate } from '../lib/dates.ts';
import { DAYS } from '../lib/paths.ts';
import { isAnythingUnfinished } from '../lib/unfinished.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { useReturn } from '../lib/use-return.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { StreakBadge } from '../streak/streak-badge.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { rememberToast, showToast } from '../ui/toast-store.ts';
import { type Answer, type Saved, TODAY, YESTERDAY } from '../writing/text.ts';
import { ANSWER_SAVED } from './answer.texts.ts';
import { EntriesBadge } from './entries-badge.tsx';
import card from './question-card.module.css';
import { QuestionForm } from './question-form.tsx';
import { leaveFocus, rememberMilestone } from './result-notes.ts';
import { WaitingQuestion } from './waiting-question.tsx';

const RELOAD_MS = 1500;
const RELOAD_AFTER_OVERLAY_MS = 4000;
const NIGHT_ENDS_AT_HOUR = 4;
const YEAR_LENGTH = ' 2026'.length;

// The question comes first, and these while it is being read.
const loadLateParts = async () => (await import('./late-parts.ts')).LATE_PARTS;
const loadAnsweredParts = async () => (await import('./answered-parts.ts')).ANSWERED_PARTS;

/** The fetch policy of today: what this document has heard of it on the same calendar day does not go stale. */
function useTodayPolicy(): WatchQueryFetchPolicy {
  const client = useApolloClient();
  const [isKnown] = useState(
    () => client.readQuery({ query: TodayDocument })?.today === calendarDay(new Date()),
  );
  return isKnown ? 'cache-first' : 'network-only';
}

/** The daily question, also that of yesterday: to be answered, also without a network, or answered and still open to change. */
function DailyPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data, previousData, error, refetch } = useQuery(TodayDocument, { fetchPolicy: useTodayPolicy() });
  const latest = data ?? previousData;
  // Deferred, the card is first built in small steps, between which a phone stays awake; changes show at once.
  const isThere = useDeferredValue(latest !== undefined);
  const today = isThere ? latest : undefined;
  const isOffline = useCurrentUser().status === 'offline';
  const [startedOffline, setStartedOffline] = useState(false);
  const [lookedAt, setLookedAt] = useState(() => new Date());
  // At once, where the state is the next render's: of two returns in one moment only one looks.
  const lastLook = useRef(lookedAt);
  const [isAnsweredElsewhere, setIsAnsweredElsewhere] = useState(false);
  const [isBegun, setIsBegun] = useState(false);
  const [saved, setSaved] = useState<Answer | null>(null);
  const [celebrated, setCelebrated] = useState<Saved['milestone']>(null);
  const reloadLater = useDelayedReload();

  function onSaved(payload: Saved) {
    const { answer, milestone } = payload;
    const special = milestone !== null && milestone.event !== 'default';
    if (milestone) rememberMilestone(answer.day, milestone);
    // What had waited since another day leads nobody back to that.
    if (day === null || answer.day === shownDay) setSaved(answer);
    setCelebrated(special ? milestone : null);
    showToast(ANSWER_SAVED);
    reloadLater(special ? RELOAD_AFTER_OVERLAY_MS : RELOAD_MS, () => {
      rememberToast(ANSWER_SAVED);
      leaveFocus('answer');
    });
  }

  const day = today?.today ?? null;
  const dayBefore = day && addDays(day, -1);
  const openYesterday = today?.streak.isYesterdayOpen ? dayBefore : null;
  // The night belongs to the evening: it is the one in which this page has looked last.
  const isNight =
    !startedOffline && calendarDay(lookedAt) === day && lookedAt.getHours() < NIGHT_ENDS_AT_HOUR;
  const isYesterdayThere = hash === DAYS.yesterday && Boolean(today?.yesterdayAnswer);
  const isYesterdayFirst = hash === DAYS.yesterday || (isNight && hash !== DAYS.today);
  const isYesterday =
    saved?.day === dayBefore || isYesterdayThere || (isYesterdayFirst && openYesterday !== null);

  async function look() {
    const now = new Date();
    await refetch();
    lastLook.current = now;
    setLookedAt(now);
  }
  useReturn(() => {
    const now = new Date();
    const isOver =
      calendarDay(now) !== calendarDay(lastLook.current) || (isNight && now.getHours() >= NIGHT_ENDS_AT_HOUR);
    // A failed look in the background changes nothing on screen.
    if (!today || (isOver && !isAnythingUnfinished())) look().catch(() => {});
  });
  useEffect(() => {
    // The reload shows what was saved.
    if (saved && isYesterday) void navigate(DAYS.yesterday, { replace: true });
  }, [saved, isYesterday, navigate]);
  function onAnsweredElsewhere(answer: Answer) {
    setIsAnsweredElsewhere(true);
    setSaved(answer);
  }

  const shownDay = isYesterday ? dayBefore : day;
  const savedHere = day === null || shownDay === saved?.day ? saved : null;
  const answer = (isYesterday ? today?.yesterdayAnswer : today?.todayAnswer) ?? savedHere;
  const [late] = useLatePart(loadLateParts, true);
  const [answered, isLost] = useLatePart(loadAnsweredParts, Boolean(answer) || isBegun);

  if (!today && !startedOffline) {
    if (!error && !isOffline) return <WaitingQuestion />;
    if (error && toFailure(error).code !== 'NETWORK') return <LoadFailed onRetry={refetch} />;
    // From here on the card stays, whatever a later look brings: somebody may be writing.
    setStartedOffline(true);
  }
  // What stands below waits with it, and is not moved by it.
  if (answer && !answered && !isLost) return <WaitingQuestion />;
  const question = isYesterday ? QUESTION_OF_YESTERDAY : QUESTION.text;
  const field = isYesterday ? YESTERDAY : TODAY;
  const known = { field, yesterday: isYesterday ? null : openYesterday };
  // No answer today or yesterday, but earlier ones: there is no streak.
  const isBack = today && !answer && !isYesterday && !today.yesterdayAnswer && today.answerCount > 0;
  const isFresh = (savedHere !== null && !celebrated) || isAnsweredElsewhere;

  return (
    <div className={`column ${card.page}`}>
      <PageMeta title="Tägliche Frage" description={QUESTION.text} />
      <div className={`spread ${card.facts}`}>
        <p>
          {isYesterday && dayBefore && isNight && !answer
            ? `Noch ${longDate(dayBefore).slice(0, -YEAR_LENGTH)}`
            : longDate(answer?.day ?? shownDay ?? calendarDay(new Date()))}
        </p>
        {today && today.answerCount > 0 && (
          <div className="row">
            <StreakBadge />
            <EntriesBadge count={today.answerCount} />
          </div>
        )}
      </div>
      {isBack && <p className={card.welcome}>{late?.welcomeBack(today.answerCount)}</p>}
      {answer && answered && (
        <answered.AnsweredCard {...known} question={question} answer={answer} fresh={isFresh} />
      )}
      {answer && !answered && <LoadFailed onRetry={reloadPage} />}
      {!answer && (
        <QuestionForm
          key={String(isYesterday)}
          {...known}
          question={question}
          day={shownDay}
          prompt={late?.promptOf(isYesterday ? null : day)}
          onBegun={() => setIsBegun(true)}
          onSaved={onSaved}
          onAnsweredElsewhere={onAnsweredElsewhere}
        />
      )}
      {late && (
        <late.OtherDays
          today={day}
          isYesterday={isYesterday}
          isYesterdayOpen={openYesterday !== null}
          isNight={isNight}
          shown={answer}
        />
      )}
      <div className={card.tip}>{late && <late.TipCard />}</div>
      {celebrated && answered && (
        <answered.MilestoneOverlay {...celebrated} onClosed={() => setCelebrated(null)} />
      )}
    </div>
  );
}

/** The route of the daily question, which is shown while the page is waiting, too. */
export const dailyPage = {
  Page: DailyPage,
  waiting: <WaitingQuestion />,
  first: () => ({ query: TodayDocument }),
};
