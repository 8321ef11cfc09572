import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { storeMilestone } from '../answer/result-notes.ts';
import { ANSWER_NOT_SAVED, ANSWER_SAVED } from '../answer/update-toasts.ts';
import { isOutdated } from '../graphql/outdated.ts';
import { PATHS } from '../lib/paths.ts';
import { useStore } from '../lib/store.ts';
import { watchUnfinished, wouldAnythingBeLost } from '../lib/unfinished.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { watchInstallPrompt } from '../offers/install.ts';
import { useReminderFocus } from '../reminder/use-reminder-focus.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { News } from '../writing/events.ts';
import { useUnsentTexts } from '../writing/use-unsent-texts.ts';
import { readyUpdate, registerWorker, takeUpdate } from './register-worker.ts';
import styles from './update-offer.module.css';

/** Watches on every page behind the log-in for what can be offered, and offers a new version. */
export function Offers() {
  const { pathname } = useLocation();
  const client = useApolloClient();
  useReminderFocus();
  useUnsentTexts(useUserId(), { isResuming: pathname !== PATHS.daily, onNews });
  useEffect(watchInstallPrompt, []);
  useEffect(() => {
    // Without this permission the browser has no subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // The next page tries again.
    import('../reminder/renew-device.ts').then(({ renewDevice }) => renewDevice()).catch(() => {});
  }, []);
  return <UpdateOffer />;

  /** The page of the answer has been left before the reply. */
  function onNews(userId: string, news: News) {
    if (news.is === 'failed' && news.outcome.is === 'refused')
      showToast({ ...ANSWER_NOT_SAVED, advice: news.outcome.failure.message });
    if (news.is !== 'saved') return;
    const { answer, milestone } = news.saved;
    if (pathname === PATHS.diary) client.refetchQueries({ include: ['Answers'] }).catch(() => {});
    // Neither an edit nor an answer that had arrived before brings a milestone.
    if (!milestone) return;
    storeMilestone(userId, answer.day, milestone);
    showToast({ ...ANSWER_SAVED, text: milestone.text });
  }
}

function isWriting(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement || wouldAnythingBeLost();
}

/** Offers to load a new version: while nobody is typing, or at once when the server rejects this version. */
function UpdateOffer() {
  const isReady = useStore(readyUpdate) !== null;
  const isNeeded = useStore(isOutdated);
  const [isQuiet, setIsQuiet] = useState(true);
  // In a separate task: during `focusout` nothing has the focus yet.
  const look = useEffectEvent(() => void setTimeout(() => setIsQuiet(!isWriting())));

  useEffect(() => {
    // Without a service worker only offline use is missing.
    registerWorker().catch(() => {});
    look();
    return watchUnfinished(look);
  }, []);
  useWindowEvent('focusin', () => look());
  useWindowEvent('focusout', () => look());

  return (
    <div role="status" className={`screen-only ${styles.place}`}>
      {(isNeeded || (isReady && isQuiet)) && (
        <div className={`card row ${styles.offer}`}>
          <p>Eine neue Version von {BRAND} ist da.</p>
          <Button onClick={() => void takeUpdate()}>Neu laden</Button>
        </div>
      )}
    </div>
  );
}
