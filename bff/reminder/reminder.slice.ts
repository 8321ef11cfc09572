import type { AccountServices } from '../account/account.slice.ts';
import type { Env, Secrets } from '../platform/env/env.ts';
import { throttleQuery } from '../platform/lib/throttle-query.ts';
import type { Platform } from '../platform/platform.ts';
import { PushPost } from '../platform/push/push-post.ts';
import { pushServices } from '../platform/push/push-services.ts';
import { VapidKey } from '../platform/push/vapid.ts';
import { ARRIVAL } from './arrival.rules.ts';
import { PushDeviceEntity } from './push-device.entity.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushQueue } from './push-queue.ts';
import { ReminderEntity } from './reminder.entity.ts';
import { REMINDER_MAILS, reminderMails } from './reminder.mails.ts';
import { reminderFields, reminderResolvers } from './reminder.resolvers.ts';
import { type DueMessage, ReminderService, UNSUBSCRIBE_PAGE } from './reminder.service.ts';
import { ReminderScheduler } from './scheduler.ts';

type Settings = Pick<Env, 'appOrigin' | 'pushHosts' | 'operatorEmail'> & Pick<Secrets, 'vapidPrivateKey'>;

/** A declarative push: Safari shows it itself, other browsers pass it to the service worker (`frontend/worker`). */
function declarativePush({ title, body }: DueMessage, appOrigin: string): string {
  const notification = { title, body, navigate: `${appOrigin}/daily${ARRIVAL}`, lang: 'de', tag: 'daily' };
  return JSON.stringify({ web_push: 8030, notification });
}

/** Daily reminders by push or mail, sent only while the day is unanswered. */
export const reminderSlice = {
  folder: 'reminder',
  entities: [ReminderEntity, PushDeviceEntity],
  fields: reminderFields,
  mailKinds: REMINDER_MAILS,
  open: (given: Platform & Settings & AccountServices) => {
    const { account, clock, sessions, appOrigin, vapidPrivateKey, pushHosts = [], operatorEmail } = given;
    const vapid = vapidPrivateKey === undefined ? null : new VapidKey(vapidPrivateKey);
    const links = given.links.forPurpose('end-reminder', `${UNSUBSCRIBE_PAGE.path}/`);
    const reminders = new ReminderService({ ...given, links });
    const pushDevices = new PushDevices({ ...given, isOn: vapid !== null, pushHosts });
    const contact = operatorEmail ? `mailto:${operatorEmail}` : appOrigin;
    const textOf = (message: DueMessage) => declarativePush(message, appOrigin);
    const post = vapid && new PushPost({ vapid, contact, clock });
    const pushLoops = post
      ? pushServices(pushHosts).map(
          (service) => new PushQueue({ ...given, service, reminders, textOf, post }).loop,
        )
      : [];
    const sendPushes = () => Promise.all(pushLoops.map((loop) => loop.wake()));
    const scheduler = new ReminderScheduler({
      ...given,
      isPushOn: vapid !== null,
      wakePushes: () => void sendPushes(),
    });
    account.onTimeZone = (tx, userId, timeZone) => reminders.follow(tx, userId, timeZone);
    if (vapid) sessions.onIdChange = (from, to) => pushDevices.follow(from, to);
    const loops = [scheduler.loop, ...pushLoops];
    const reminding = {
      start: () => {
        for (const loop of loops) loop.start();
      },
      stop: () => Promise.all(loops.map((loop) => loop.stop())),
      /** Processes all due reminders and pushes now, but sends no mails. */
      runDue: async () => {
        await scheduler.loop.wake();
        await sendPushes();
      },
    };
    return {
      services: { reminders, pushDevices, reminding },
      resolvers: reminderResolvers(reminders, pushDevices, vapid?.publicKey ?? null),
      mails: reminderMails(account, reminders, appOrigin),
      jobs: { reminder: () => pushDevices.purge() },
      gauges: [
        {
          name: 'aufwind_reminders_waiting',
          help: 'Reminders that are due and not yet passed on.',
          read: throttleQuery(() => scheduler.waiting()),
        },
      ],
      offers: { push: vapid !== null },
    };
  },
};
