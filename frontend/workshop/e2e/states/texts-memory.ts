import { STARTING, THIRTY_DAYS } from '../sentences.ts';
import { button, errorToast, field, heading, link, nothing, type Sight, text } from './sights.ts';

const NOT_CHANGED = errorToast('Fehler beim Speichern', STARTING);

/** The texts of the memories. */
export const MEMORY_TEXTS = {
  '/daily · a memory': [
    text('Beantwortet'),
    heading('Heute vor einem Jahr'),
    text('Samstag, 22. November 2025'),
    link('Im Tagebuch lesen', '/log#2025-11-22'),
    button('Nicht mehr zeigen'),
  ],
  '/daily · a memory stays': [NOT_CHANGED, button('Nicht mehr zeigen')],
  '/daily · a memory is hidden': [
    heading('Heute vor einem Jahr'),
    text(
      'Diesen Eintrag zeigen wir Dir hier nicht mehr. Im Tagebuch bleibt er. Den ganzen Rückblick kannst Du unter „Mein Profil“ ausschalten.',
    ),
    button('Doch wieder zeigen'),
    nothing('Im Tagebuch lesen'),
  ],
  '/daily · a milestone gives back': [
    text(THIRTY_DAYS),
    text('Am 24. Oktober 2026 hast Du geschrieben:'),
    text('„Der erste Frost.“'),
    nothing('Heute vor einem Monat'),
  ],
  '/account · memories on': [heading('Rückblick und Serie'), text('an'), field('Rückblick zeigen')],
  '/account · memories not switched': [NOT_CHANGED],
  '/account · memories off': [
    field('Rückblick zeigen'),
    text('ohne Rückblick'),
    field('Serie zeigen'),
    text(
      'Wie viele Tage hintereinander Du geschrieben hast. Ohne die Serie ist davon nirgends die Rede; Deine Einträge und ihre Sonnen bleiben.',
    ),
    text(
      'Nach Deiner Antwort zeigen wir Dir, was Du am selben Tag vor einem Jahr geschrieben hast, oder vor einem Monat.',
    ),
  ],
} satisfies Record<string, Sight[]>;
