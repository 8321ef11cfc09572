import { useEffect } from 'react';
import { watchInstallPrompt } from '../offers/install.ts';
import { useReminderFocus } from '../reminder/use-reminder-focus.ts';
import { UpdateOffer } from './update-offer.tsx';

/** Watches on every page behind the log-in for what can be offered, and offers a new version. */
export function Offers() {
  useReminderFocus();
  useEffect(watchInstallPrompt, []);
  useEffect(() => {
    // Without this permission the browser has no subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // The next page tries again.
    import('../reminder/renew-device.ts').then(({ renewDevice }) => renewDevice()).catch(() => {});
  }, []);
  return <UpdateOffer />;
}
