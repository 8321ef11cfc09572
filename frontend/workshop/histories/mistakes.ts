import type { Request } from '../../writing/text.ts';
import type { Spoil } from './surroundings.ts';

/** Mistakes that the histories must detect. Each is planted at a tab's boundary, so product code needs no hook. */
export const MISTAKES: Record<string, Spoil> = {
  'an older text is sent after a newer one': {
    delivery: (delivery) => {
      let earlier: Request | null = null;
      return {
        ...delivery,
        async send(request) {
          const late = earlier;
          earlier = request;
          const outcome = await delivery.send(request);
          const isStored = outcome.is === 'stored' && request.as === 'draft';
          if (isStored && late?.as === 'draft') {
            await delivery.send({ ...late, base: outcome.version.updatedAt });
          }
          return outcome;
        },
      };
    },
  },
  'what was tried is forgotten with the page': {
    outbox: (outbox) => ({
      ...outbox,
      find: async (...given) => (await outbox.find(...given)).map((typed) => ({ ...typed, tried: [] })),
    }),
  },
  'the day of a text is forgotten with the page': {
    outbox: (outbox) => ({
      ...outbox,
      find: async (...given) => (await outbox.find(...given)).map((typed) => ({ ...typed, day: null })),
    }),
  },
  'the day of a text is forgotten on its way': {
    delivery: (delivery) => ({
      ...delivery,
      send: (request) => delivery.send(request.as === 'change' ? request : { ...request, day: null }),
    }),
  },
  'a log-out leaves the editor out': { isSkipped: ({ kind }) => kind === 'entry' },
  'the outbox is cleared before the text has arrived': {
    delivery: (delivery, person, field, outbox) => ({
      ...delivery,
      async send(request) {
        await outbox.drop({ person, field, belongs: () => true }, request.value);
        return delivery.send(request);
      },
    }),
  },
  'a text leaves the outbox before what takes its place is there': {
    outbox: (outbox) => ({
      ...outbox,
      async put(slot, typed, replaced) {
        for (const origin of replaced) await outbox.drop(slot, origin);
        return outbox.put(slot, typed, []);
      },
    }),
  },
  'a draft is sent into another account': { isAnonymous: true },
};
