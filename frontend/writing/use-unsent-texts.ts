import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { createDelivery } from './delivery.ts';
import type { Saved } from './text.ts';
import { writers } from './writers.ts';

type UnsentTextsOptions = {
  /** Whether to send the saved texts of earlier pages, which the page of the day sends itself. */
  isResuming: boolean;
  /** Gets a saved text that no field hears of. */
  onSaved: (userId: string, saved: Saved) => void;
};

/** Sends what has not arrived: when the network or the person returns, and when the page is hidden. */
export function useUnsentTexts(userId: string, { isResuming, onSaved }: UnsentTextsOptions): void {
  const client = useApolloClient();
  const tell = useEffectEvent(onSaved);

  useEffect(() => writers.onUnheard((person, news) => news.is === 'saved' && tell(person, news.saved)), []);
  useEffect(() => {
    if (isResuming) void writers.resume(userId, (field) => createDelivery(client, userId, field));
  }, [client, userId, isResuming]);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writers.flush();
  });
  useOnReturn(() => writers.retry());
}
