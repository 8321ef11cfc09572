import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type SaveAnswerMutation, TodayDocument } from '../graphql/operations.generated.ts';
import { BRAND } from '../lib/brand.ts';
import { calendarDay, longDate } from '../lib/dates.ts';
import { useDelayedReload } from '../lib/use-delayed-reload.ts';
import { EntriesBadge } from '../streak/entries-badge.tsx';
import { MilestoneOverlay } from '../streak/milestone-overlay.tsx';
import { StreakBadge } from '../streak/streak-badge.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { keepToast, showToast } from '../ui/toast-store.ts';
import { answerSaved } from './answer.texts.ts';
import { AnsweredCard } from './answered-card.tsx';
import styles from './daily.module.css';
import { QuestionForm } from './question-form.tsx';
import { keepMilestone, leaveFocus } from './result-notes.ts';
import { TipCard } from './tip-card.tsx';

const RELOAD_MS = 1500;
const RELOAD_AFTER_OVERLAY_MS = 4000;

type Saved = SaveAnswerMutation['saveAnswer'];

/** The daily question: to be answered, or answered and still open to change (SPEC §2). */
export function DailyPage() {
  const { data, error, refetch } = useQuery(TodayDocument, { fetchPolicy: 'network-only' });
  const [saved, setSaved] = useState<Saved | null>(null);
  const [celebrating, setCelebrating] = useState(false);
  const reloadLater = useDelayedReload();

  function onSaved(payload: Saved) {
    const { answer, milestone } = payload;
    const special = milestone !== null && milestone.event !== 'default';
    const toast = answerSaved(milestone?.text);
    if (milestone) keepMilestone(answer.day, milestone.text);
    setSaved(payload);
    setCelebrating(special);
    showToast(toast);
    reloadLater(special ? RELOAD_AFTER_OVERLAY_MS : RELOAD_MS, () => {
      keepToast(toast);
      leaveFocus('answer');
    });
  }

  if (!data) return error ? <LoadFailed onRetry={refetch} /> : <Spinner />;
  const answer = data.todayAnswer ?? saved?.answer;

  return (
    <div className={styles.page}>
      <PageMeta
        title="Tägliche Frage"
        description={`Deine Frage des Tages bei ${BRAND}: eine Minute für das Gute.`}
      />
      <div className={styles.facts}>
        <p className={styles.date}>{longDate(answer?.day ?? calendarDay(new Date()))}</p>
        <div className={styles.badges}>
          <StreakBadge />
          <EntriesBadge count={data.answerCount} />
        </div>
      </div>
      {answer ? (
        <AnsweredCard question={data.question.text} answer={answer} fresh={saved !== null && !celebrating} />
      ) : (
        <QuestionForm question={data.question} onSaved={onSaved} />
      )}
      <TipCard />
      {celebrating && saved?.milestone && (
        <MilestoneOverlay {...saved.milestone} onClosed={() => setCelebrating(false)} />
      )}
    </div>
  );
}
