import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { storeFocusTarget, storeMilestone } from '../answer/result-notes.ts';
import { ANSWER_SAVED } from '../answer/update-toasts.ts';
import { Horizon } from '../horizon/horizon.tsx';
import { entryCount } from '../lib/counts.ts';
import { calendarDay } from '../lib/dates.ts';
import { toFailure } from '../lib/failure.ts';
import { isStored } from '../lib/json-values.ts';
import { DAYS } from '../lib/paths.ts';
import { isQuietDay } from '../lib/quiet-day.ts';
import { leaveSavedNote, savedNote } from '../lib/saved-note.ts';
import { isAnythingUnfinished } from '../lib/unfinished.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useCurrentUser, useUserId } from '../session/use-current-user.ts';
import { DiaryBadges } from '../streak/diary-badges.tsx';
import { MilestoneOverlay } from '../streak/milestone-overlay.tsx';
import { StreakDocument } from '../streak/streak.operations.generated.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { showToast, storeToastAndUndos } from '../ui/toast-store.ts';
import { type Answer, type Saved, TODAY, YESTERDAY } from '../writing/text.ts';
import { TodayDocument, type TodayQuery } from '../writing/today.generated.ts';
import { AnsweredCard } from './answered-card.tsx';
import { type DailyCard, dailyView, isNight } from './daily-view.ts';
import { HelpLines } from './help-lines.tsx';
import { OtherDays } from './other-days.tsx';
import card from './question-card.module.css';
import { QuestionForm } from './question-form.tsx';
import { TipCard } from './tip-card.tsx';
import { placeOfForm, type TypedAt } from './use-save-motion.ts';
import { WaitingQuestion } from './waiting-question.tsx';
import { withAnswer } from './with-answer.ts';

const RELOAD_MS = 1_500;
const RELOAD_AFTER_OVERLAY_MS = 4_000;

const loadQuietOffer = async () => (await import('../offers/quiet-offer.tsx')).QuietOffer;

/**
 * The fetch policy of today: data of this document stays fresh on the same calendar day. Data of the page before a reload
 * after a save shows until the server answers.
 */
function useTodayPolicy(): WatchQueryFetchPolicy {
  const client = useApolloClient();
  const [policy] = useState((): WatchQueryFetchPolicy => {
    if (isStored<TodayQuery>(savedNote?.today, 'todayAnswer')) {
      client.writeQuery({ query: TodayDocument, data: savedNote.today });
      return 'cache-and-network';
    }
    const known = client.readQuery({ query: TodayDocument });
    return known?.today === calendarDay(new Date()) ? 'cache-first' : 'network-only';
  });
  useLayoutEffect(() => {
    if (policy !== 'cache-and-network') return;
    delete document.documentElement.dataset.saved;
    window.scrollTo(0, savedNote?.scrollY ?? 0);
  }, [policy]);
  return policy;
}

function useToday() {
  const { data, previousData, error, refetch } = useQuery(TodayDocument, {
    fetchPolicy: useTodayPolicy(),
    notifyOnNetworkStatusChange: false,
  });
  const isOffline = useCurrentUser().status === 'offline';
  const latest = data ?? previousData;
  // Deferred, so that a phone builds the first card in small steps and stays responsive; later changes show at once.
  const isLoaded = useDeferredValue(latest !== undefined);
  const failure = error ? toFailure(error).code : isOffline ? 'NETWORK' : null;
  return { today: isLoaded ? latest : undefined, failure, refetch };
}

/** The view of the daily page. Recomputed when the person or the network returns after midnight or after the night. */
function useDailyView() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { today, failure, refetch } = useToday();
  const [hasStartedOffline, setHasStartedOffline] = useState(false);
  const [askedAt, setAskedAt] = useState(() => new Date());
  // A ref changes before the next render, so two returns at the same moment cause only one request. It holds the day and
  // not the instant, whose day changes with the device's time zone.
  const lastAskedOn = useRef(calendarDay(askedAt));
  const [saved, setSaved] = useState<Answer | null>(null);
  const server = { today, failure, hasStartedOffline };
  const view = dailyView(server, { now: new Date(), askedAt }, hash, saved);

  async function refetchToday() {
    const now = new Date();
    await refetch();
    lastAskedOn.current = calendarDay(now);
    setAskedAt(now);
  }
  useOnReturn(() => {
    const now = new Date();
    const isNextDay = calendarDay(now) !== lastAskedOn.current;
    const isOver = isNextDay || (view.is === 'card' && view.isNight && !isNight(now, view.today));
    // A failed background request changes nothing on screen.
    if (!today || (isOver && !isAnythingUnfinished())) refetchToday().catch(() => {});
  });

  if (view.is === 'card' && view.hasStartedOffline && !hasStartedOffline) setHasStartedOffline(true);

  const isYesterdaySaved = saved !== null && view.is === 'card' && view.field === YESTERDAY;
  useEffect(() => {
    // The reload shows the saved answer.
    if (isYesterdaySaved) void navigate(DAYS.yesterday, { replace: true });
  }, [isYesterdaySaved, navigate]);

  return { today, view, setSaved, refetch };
}

/** The daily question, for today or yesterday: to answer (also offline), or answered and still editable. */
export function Page() {
  const { today, view, setSaved, refetch } = useDailyView();
  if (view.is === 'waiting') return <WaitingQuestion />;
  if (view.is === 'failed') return <LoadFailed onRetry={refetch} />;
  return <CardOfDay today={today} view={view} onAnswered={setSaved} />;
}

function Facts({ dateLine, entries, isBack }: Pick<DailyCard, 'dateLine' | 'entries' | 'isBack'>) {
  return (
    <>
      <div className={`spread ${card.facts}`}>
        <p>{dateLine}</p>
        {entries > 0 && (
          <div className="row">
            <DiaryBadges entries={entries} />
          </div>
        )}
      </div>
      {/* Names the entries, never the missed days. */}
      {isBack && (
        <p className={card.welcome}>
          Schön, dass Du wieder da bist.{' '}
          {entries === 1 ? 'Dein Eintrag ist' : `Deine ${entryCount(entries)} sind`} es auch.
        </p>
      )}
    </>
  );
}

type CardOfDayProps = {
  today: TodayQuery | undefined;
  view: DailyCard;
  onAnswered: (answer: Answer) => void;
};

/** The card with its surroundings. `onAnswered` gets the answer that this page has saved or found saved elsewhere. */
function CardOfDay({ today, view, onAnswered }: CardOfDayProps) {
  const { day, answer } = view;
  const client = useApolloClient();
  const userId = useUserId();
  const [celebrated, setCelebrated] = useState<Saved['milestone']>(null);
  const [typedAt, setTypedAt] = useState<TypedAt | null>(null);
  // The saved answer, or its edit: the reload waits while its editor is open.
  const latest = useRef<Answer>(null);
  const reloadLater = useDelayedReload();
  const isQuiet = isQuietDay(userId);
  // Nothing is offered before the answer of the day, and right after a save here the page is about to reload.
  const QuietOffer = useLazyPart(loadQuietOffer, answer !== null && typedAt === null);

  function onEdited(answer: Answer) {
    latest.current = answer;
    onAnswered(answer);
  }

  function onSaved(saved: Saved) {
    const { milestone } = saved;
    const special = milestone && milestone.event !== 'default' ? milestone : null;
    latest.current = saved.answer;
    if (milestone) storeMilestone(userId, saved.answer.day, milestone);
    // Large text or the words for a hard day may have moved the button below the window; the answer will stand above it.
    window.scrollTo(0, 0);
    const place = placeOfForm();
    // The badges count the answer together.
    if (today) client.writeQuery({ query: StreakDocument, data: withAnswer(today, saved.answer) });
    // A transition, so that a phone builds the answered card in small steps.
    startTransition(() => {
      setTypedAt(place);
      // A text that had waited since another day leads nobody back to that day.
      if (day === null || saved.answer.day === day) onAnswered(saved.answer);
      setCelebrated(special);
    });
    showToast(ANSWER_SAVED);
    reloadLater(special ? RELOAD_AFTER_OVERLAY_MS : RELOAD_MS, () => {
      storeToastAndUndos(ANSWER_SAVED);
      storeFocusTarget('answer');
      if (!today || !latest.current) return;
      leaveSavedNote({ userId, today: withAnswer(today, latest.current), scrollY: window.scrollY });
    });
  }

  return (
    <div className={`column ${card.page}`}>
      <PageMeta title="Tägliche Frage" description={QUESTION.text} />
      <Facts {...view} />
      {answer ? (
        <AnsweredCard
          {...view}
          answer={answer}
          isFresh={view.isJustSaved && !celebrated}
          typedAt={typedAt}
          onEdited={view.isJustSaved ? onEdited : undefined}
        />
      ) : (
        <QuestionForm key={view.question} {...view} onSaved={onSaved} onAnsweredElsewhere={onAnswered} />
      )}
      {answer && isQuiet && (
        <aside className="screen-only notice" aria-label="Hilfe">
          <HelpLines />
        </aside>
      )}
      {view.field === TODAY && answer && !isQuiet && QuietOffer && <QuietOffer />}
      <OtherDays {...view} />
      <div className={card.tip}>
        <TipCard />
      </div>
      <Horizon shape="side" className={card.horizon} />
      {celebrated && <MilestoneOverlay {...celebrated} onClosed={() => setCelebrated(null)} />}
    </div>
  );
}

export const waiting = <WaitingQuestion />;

export const first = { query: TodayDocument };
