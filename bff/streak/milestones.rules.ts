/** The message after a save: `default`, or an event that fills the screen. */
export interface Milestone {
  event: string;
  text: string;
}

const STREAK_TEXTS: Record<number, string> = {
  3: 'Drei Tage in Folge. Aus einem Anfang wird gerade eine kleine Gewohnheit.',
  7: 'Sieben Tage in Folge. Lies doch einmal nach, womit die Woche anfing.',
  14: 'Vierzehn Tage in Folge. Zwei Wochen, und zu jedem Tag steht etwas da.',
  30: 'Dreißig Tage in Folge. Ein Monat voller Augenblicke, die sonst vielleicht vergessen wären.',
  50: 'Fünfzig Tage in Folge. Weißt Du noch, was am ersten stand?',
  100: 'Hundert Tage in Folge, und zu jedem steht etwas in Deinem Tagebuch.',
  200: 'Zweihundert Tage in Folge. Jeder davon steht in Deinem Tagebuch, mit Deinen Worten.',
  365: 'Ein ganzes Jahr, Tag für Tag. Das ist ein Buch, und Du hast es geschrieben.',
};

const ENTRIES_TEXTS: Record<number, string> = {
  1: 'Dein erster Eintrag. Im Tagebuch findest Du ihn jederzeit wieder.',
  10: 'Zehn Einträge, die Du jederzeit wieder lesen kannst.',
  25: 'Fünfundzwanzig Einträge. Langsam lohnt sich das Blättern.',
  50: 'Fünfzig Einträge. Blättere einmal zurück: Da ist einiges zusammengekommen.',
  100: 'Hundert Einträge. Ein kleines Buch, in Deinen Worten.',
};

const KEPT = 'Steht jetzt in Deinem Tagebuch.';

/** Messages after a save that hold for any text, also for a sad text. */
const DEFAULT_TEXTS = [
  'Gut, dass Du Dir heute einen Moment genommen hast.',
  KEPT,
  'Das ist gut aufgehoben. Bis morgen.',
  'Bis morgen, oder wann Du magst.',
] as const;

/** Messages after a save for yesterday, while the question of today may be open. */
const LATE_TEXTS = ['Das ist gut aufgehoben.', 'Schön, dass Du das nachgetragen hast.'] as const;

/** The message after a save on a hard day. */
export const QUIET_MESSAGE: Milestone = { event: 'default', text: KEPT };

const HUNDRED = 100;
const LAST_NAMED_STREAK = 365;

export function streakMilestone(count: number): Milestone | null {
  const isLaterHundred = count > LAST_NAMED_STREAK && count % HUNDRED === 0;
  const text = isLaterHundred
    ? `${count.toLocaleString('de-DE')} Tage in Folge. Was für ein langer Atem.`
    : STREAK_TEXTS[count];
  return text ? { event: `streak-${count}`, text } : null;
}

export function entriesMilestone(count: number): Milestone | null {
  const isLaterHundred = count > HUNDRED && count % HUNDRED === 0;
  const text = isLaterHundred
    ? `${count.toLocaleString('de-DE')} Einträge. So vieles ist hier aufgehoben.`
    : ENTRIES_TEXTS[count];
  return text ? { event: `entries-${count}`, text } : null;
}

/** Returns the highest milestone number from `least` to `count`, or 0. */
export function lastMilestone(count: number, milestoneOf: typeof entriesMilestone, least = 1): number {
  for (let number = count; number >= Math.max(least, 1); number -= 1) if (milestoneOf(number)) return number;
  return 0;
}

/** Returns a friendly message for a save without a milestone. */
export function friendlyMessage(entries: number, isLate = false): Milestone {
  const texts = isLate ? LATE_TEXTS : DEFAULT_TEXTS;
  return { event: 'default', text: texts[entries % texts.length] ?? texts[0] };
}

/** Returns the message for a save with this streak and number of entries; a streak milestone wins. */
export function milestoneFor(streak: number, entries: number): Milestone {
  return streakMilestone(streak) ?? entriesMilestone(entries) ?? friendlyMessage(entries);
}
