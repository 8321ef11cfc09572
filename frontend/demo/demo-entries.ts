/** An entry of the demo; its date is a word, because the demo has no calendar. */
export type DemoEntry = { id: number; date: string; content: string };

const FOUND: [date: string, content: string][] = [
  [
    'Gestern',
    'Auf dem Heimweg hat jemand im Tunnel Cello gespielt. Ich bin zwei Lieder lang stehen geblieben.',
  ],
  [
    'Vor 2\u00a0Tagen',
    'Mein Bruder hat angerufen, einfach so. Wir haben eine Stunde über nichts geredet, und es war schön.',
  ],
  [
    'Vor 3\u00a0Tagen',
    'Die Präsentation lief besser als gedacht. Danach gab es Apfelkuchen von Frau Yıldız.',
  ],
  [
    'Vor 4\u00a0Tagen',
    'Früh aufgewacht, Nebel über den Feldern. Der Kaffee hat so gut gerochen wie lange nicht.',
  ],
  [
    'Vor 5\u00a0Tagen',
    'Ein Kind im Bus hat mir gewinkt, bis ich zurückgewinkt habe. Dann hat der ganze Bus gelacht.',
  ],
  ['Vor 7\u00a0Tagen', 'Endlich das Regal aufgehängt. Es ist gerade. Ich habe dreimal nachgesehen.'],
];

/** The six entries that a visitor finds: five days in a row, and one before a gap. */
export const DEMO_ENTRIES: DemoEntry[] = FOUND.map(([date, content], index) => ({
  id: index + 1,
  date,
  content,
}));
