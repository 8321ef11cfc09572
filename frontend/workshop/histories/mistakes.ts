import type { Request } from '../../writing/text.ts';
import type { Spoil } from './tab.ts';

/** Mistakes that the product must not make, each planted at the edge of a tab, where no product code ships a seam. */
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
    shelf: (shelf) => ({
      ...shelf,
      find: async (...given) => (await shelf.find(...given)).map((typed) => ({ ...typed, tried: [] })),
    }),
  },
  'the day of a text is forgotten with the page': {
    shelf: (shelf) => ({
      ...shelf,
      find: async (...given) => (await shelf.find(...given)).map((typed) => ({ ...typed, day: null })),
    }),
  },
  'the day of a text is forgotten on its way': {
    delivery: (delivery) => ({
      ...delivery,
      send: (request) => delivery.send(request.as === 'change' ? request : { ...request, day: null }),
    }),
  },
  'a log-out leaves the editor out': { isSkipped: ({ kind }) => kind === 'entry' },
  'the shelf is cleared before the text has arrived': {
    delivery: (delivery, person, field, shelf) => ({
      ...delivery,
      async send(request) {
        await shelf.drop({ person, field, isHome: () => true }, request.value);
        return delivery.send(request);
      },
    }),
  },
  'a text leaves the shelf before what takes its place is there': {
    shelf: (shelf) => ({
      ...shelf,
      async put(place, typed, origins) {
        for (const origin of origins) await shelf.drop(place, origin);
        return shelf.put(place, typed, []);
      },
    }),
  },
  'a draft is sent into another account': { isAnonymous: true },
};
