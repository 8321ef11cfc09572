import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { createDelivery } from './delivery.ts';
import type { News } from './events.ts';
import { writers } from './writers.ts';

type UnsentTextsOptions = {
  /** Whether to send the saved texts of earlier pages, which the page of the day sends itself. */
  isResuming: boolean;
  /** Gets what no field hears of. */
  onNews: (userId: string, news: News) => void;
};

/** Sends what has not arrived: when the network or the person returns, and when the page is hidden. */
export function useUnsentTexts(userId: string, { isResuming, onNews }: UnsentTextsOptions): void {
  const client = useApolloClient();
  const tell = useEffectEvent(onNews);

  useEffect(() => writers.onUnheard((person, news) => tell(person, news)), []);
  useEffect(() => {
    if (isResuming) void writers.resume(userId, (field) => createDelivery(client, userId, field));
  }, [client, userId, isResuming]);
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writers.flush();
  });
  useOnReturn(() => writers.retry());
}
