/** An entry of the demo; its date is a word, because the demo has no calendar. */
export type DemoEntry = { date: string; content: string };

/** The six entries that a visitor finds: five days in a row, and one before a gap. */
export const DEMO_ENTRIES: DemoEntry[] = [
  {
    date: 'Gestern',
    content:
      'Auf dem Heimweg hat jemand im Tunnel Cello gespielt. Ich bin zwei Lieder lang stehen geblieben.',
  },
  {
    date: 'Vor 2\u00a0Tagen',
    content:
      'Mein Bruder hat angerufen, einfach so. Wir haben eine Stunde über nichts geredet, und es war schön.',
  },
  {
    date: 'Vor 3\u00a0Tagen',
    content: 'Die Präsentation lief besser als gedacht. Danach gab es Apfelkuchen von Frau Yıldız.',
  },
  {
    date: 'Vor 4\u00a0Tagen',
    content: 'Früh aufgewacht, Nebel über den Feldern. Der Kaffee hat so gut gerochen wie lange nicht.',
  },
  {
    date: 'Vor 5\u00a0Tagen',
    content: 'Ein Kind im Bus hat mir gewinkt, bis ich zurückgewinkt habe. Dann hat der ganze Bus gelacht.',
  },
  {
    date: 'Vor 7\u00a0Tagen',
    content: 'Endlich das Regal aufgehängt. Es ist gerade. Ich habe dreimal nachgesehen.',
  },
];
