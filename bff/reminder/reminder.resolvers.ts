import { parseInput } from '../platform/graphql/parse-input.ts';
import type { Resolvers } from '../platform/graphql/resolvers.generated.ts';
import type { RootField } from '../platform/graphql/root-fields.ts';
import type { CurrentUser } from '../platform/session/current-user.ts';
import type { SessionHandle } from '../platform/session/session-handle.ts';
import type { PushDevices } from './push-devices.service.ts';
import { pushDeviceRule, reminderRule } from './reminder.rules.ts';
import type { ReminderService } from './reminder.service.ts';

export const reminderFields = {
  setReminder: { access: 'user', scope: 'none', limit: 'settings' },
  endReminder: { access: 'user', scope: 'none', limit: 'settings' },
  addPushDevice: { access: 'user', scope: 'none', limit: 'settings' },
  removePushDevice: { access: 'user', scope: 'none', limit: 'settings' },
} satisfies Record<string, RootField>;

export function reminderResolvers(
  reminders: ReminderService,
  pushDevices: PushDevices,
  pushKey: string | null,
): Resolvers {
  const view = async ({ id }: CurrentUser, { sidHash }: SessionHandle) => ({
    ...(await reminders.find(id)),
    isOnThisDevice: sidHash !== null && (await pushDevices.isRegistered(sidHash)),
  });
  return {
    Offers: { pushKey: () => pushKey },
    ReminderChannel: { PUSH: 'push', MAIL: 'mail' },
    Account: {
      reminder: (user, _args, { session }) => view(user, session),
      pushServices: ({ id }) => pushDevices.services(id),
    },
    Mutation: {
      setReminder: async (_root, { input }, { user, session, timeZone }) => {
        const settings = parseInput(reminderRule, input);
        if (settings.channel === 'push') pushDevices.requireOn();
        await reminders.set(user, settings, timeZone);
        return { reminder: await view(user, session) };
      },
      endReminder: async (_root, _args, { user, session }) => {
        await reminders.end(user.id);
        return { reminder: await view(user, session) };
      },
      addPushDevice: async (_root, { input }, { user, session }) => {
        const subscription = parseInput(pushDeviceRule, input);
        if (session.sidHash) await pushDevices.add(user, session.sidHash, subscription);
        return { reminder: await view(user, session) };
      },
      removePushDevice: async (_root, _args, { user, session }) => {
        if (session.sidHash) await pushDevices.remove(session.sidHash);
        return { reminder: await view(user, session) };
      },
    },
  };
}
