/** The message after a save: `default`, or an event that fills the screen. */
export interface Milestone {
  event: string;
  text: string;
}

const STREAK_TEXTS: Record<number, string> = {
  3: 'Drei Tage in Folge. Aus einem Anfang wird gerade eine kleine Gewohnheit.',
  7: 'Sieben Tage in Folge. Lies doch einmal nach, womit die Woche anfing.',
  14: 'Vierzehn Tage in Folge. Zwei Wochen, in denen Du jeden Tag genauer hingesehen hast.',
  30: 'Dreißig Tage in Folge. Ein Monat voller Augenblicke, die sonst vielleicht vergessen wären.',
  50: 'Fünfzig Tage in Folge. Weißt Du noch, was am ersten stand?',
  100: 'Hundert Tage in Folge. Hundert Mal hast Du etwas gefunden, das Dich freut.',
  200: 'Zweihundert Tage in Folge. So viele gute Momente, und jeder steht in Deinem Tagebuch.',
  365: 'Ein ganzes Jahr, Tag für Tag. 365-mal war da etwas.',
};

const ENTRIES_TEXTS: Record<number, string> = {
  1: 'Dein erster Eintrag. Schön, dass Du Dir diese Minute genommen hast.',
  10: 'Zehn Einträge. Zehn gute Momente, die Du jederzeit wieder lesen kannst.',
  25: 'Fünfundzwanzig Einträge. Langsam lohnt sich das Blättern.',
  50: 'Fünfzig Einträge. Blättere einmal zurück: Da ist viel Gutes zusammengekommen.',
  100: 'Hundert Einträge. Ein kleines Buch über das, was Dir guttut.',
};

const DEFAULT_TEXTS = [
  'Schön, dass Du Dir heute einen Moment genommen hast.',
  'Steht jetzt in Deinem Tagebuch.',
  'Das ist gut aufgehoben. Bis morgen.',
  'Schön. Bis morgen, oder wann Du magst.',
  'Wieder etwas gefunden, das zählt.',
] as const;

const HUNDRED = 100;
const LAST_NAMED_STREAK = 365;

/** Returns the milestone of this streak length, or null. */
export function streakMilestone(count: number): Milestone | null {
  const isLaterHundred = count > LAST_NAMED_STREAK && count % HUNDRED === 0;
  const text = isLaterHundred
    ? `${count.toLocaleString('de-DE')} Tage in Folge. Was für ein langer Atem.`
    : STREAK_TEXTS[count];
  return text ? { event: `streak-${count}`, text } : null;
}

/** Returns the milestone of this number of entries, or null. */
export function entriesMilestone(count: number): Milestone | null {
  const isLaterHundred = count > HUNDRED && count % HUNDRED === 0;
  const text = isLaterHundred
    ? `${count.toLocaleString('de-DE')} Einträge. So viele gute Momente sind hier aufgehoben.`
    : ENTRIES_TEXTS[count];
  return text ? { event: `entries-${count}`, text } : null;
}

/** Returns the highest milestone number up to `count`, or 0. */
export function lastMilestone(count: number, milestoneOf: typeof entriesMilestone): number {
  for (let number = count; number > 0; number -= 1) if (milestoneOf(number)) return number;
  return 0;
}

/** Returns a friendly message for a save without a milestone. */
export function friendlyMessage(entries: number): Milestone {
  return { event: 'default', text: DEFAULT_TEXTS[entries % DEFAULT_TEXTS.length] ?? DEFAULT_TEXTS[0] };
}

/** Returns the message for a save with this streak and number of entries; a streak milestone wins. */
export function milestoneFor(streak: number, entries: number): Milestone {
  return streakMilestone(streak) ?? entriesMilestone(entries) ?? friendlyMessage(entries);
}
