import { BRAND } from '../../bff/platform/lib/brand.rules.ts';

export const PRESSURES = [
  {
    title: 'Komplexität',
    text: 'Vieles ändert sich schneller, als wir es einordnen können. Wer weiß, was ihm guttut, behält leichter die Richtung.',
  },
  {
    title: 'Work-Life-Balance',
    text: 'Zwischen Arbeit, Familie und Feierabend verschwimmen die Grenzen. Ein fester Moment am Tag zieht wieder eine.',
  },
  {
    title: 'Digitale Reizüberflutung',
    text: 'Bildschirme melden vor allem das Dringende und das Schlechte. Das Gute braucht jemanden, der es bemerkt.',
  },
];

export const BENEFITS = [
  {
    title: 'Für Dich',
    points: [
      'Du nimmst gute Momente bewusster wahr',
      'Du schließt den Tag mit etwas Freundlichem ab',
      'Du siehst, was Dir gelungen ist, und nicht nur, was fehlt',
      'Du hast etwas zum Zurückblättern, wenn ein Tag nicht gut war',
    ],
  },
  {
    title: 'Für Deinen Alltag',
    points: [
      'Eine Minute findet sich fast immer',
      'Du erkennst mit der Zeit, was Dir Kraft gibt',
      'Du hast öfter etwas Gutes zu erzählen',
      'Rückschläge stehen nicht mehr allein da',
    ],
  },
];

export const TESTIMONIALS = [
  {
    text: 'Anfangs dachte ich: Heute war doch gar nichts. Dann fiel mir der Nachbar ein, der mir die Tür aufgehalten hat. Seitdem merke ich so etwas schon, während es passiert.',
    person: 'Miriam, 41, Krankenpflegerin',
  },
  {
    text: 'Ich schreibe in der Bahn nach Hause, zwei Sätze, fertig. An schlechten Tagen lese ich die alten Einträge. Dann weiß ich wieder, dass es auch anders geht.',
    person: 'Thomas, 56, Projektleiter',
  },
];

/** Findings of studies: a title, the finding with its size in words and numbers, and its authors. */
export const FINDINGS = [
  [
    'Wohlbefinden',
    'Wer Dankbarkeit übte, dem ging es danach etwas besser als denen, die nichts taten (d\u00a0=\u00a00,31: klein bis mittel). Verglichen mit anderen Aufgaben blieb wenig (d\u00a0=\u00a00,14 bis 0,17: klein), verglichen mit anderen wirksamen Übungen nichts. 64\u00a0Studien zusammen weisen in dieselbe Richtung.',
    'Davis u.\u00a0a. 2016; Diniz u.\u00a0a. 2023',
  ],
  [
    'Depression und Angst',
    'Die Beschwerden nahmen ein wenig ab (g\u00a0=\u00a0−0,29: klein; später −0,23). Bei Studentinnen mit Dankbarkeitstagebuch wurde leicht gedrückte Stimmung seltener, mittlere und schwere nicht. Wer unter Depression oder Angst leidet, braucht zuerst andere Hilfe.',
    'Cregg und Cheavens 2021; Chen und Ishak 2022',
  ],
  [
    'Drei gute Dinge',
    'Ein Team um Martin Seligman von der University of Pennsylvania fand 2005: Die Übung machte Freiwillige glücklicher. Eine Wiederholung fand 2012 dasselbe, aber genauso bei einer Scheinübung, die nur an Positives denken ließ. Gegen depressive Beschwerden half die Übung dort nicht mehr als die Vergleichsaufgabe.',
    'Seligman u.\u00a0a. 2005; Mongrain und Anselmo-Matthews 2012',
  ],
  [
    'Grübeln',
    'Unserer App nahe kommt eine deutsche Studie mit 260\u00a0Menschen, die viel grübelten. Wer fünf Wochen lang im Netz und per App Dankbarkeit übte, anders als bei uns mit Begleitung, grübelte danach weniger als die Gruppe, die noch wartete (d\u00a0=\u00a00,61: mittel; nach drei Monaten 0,75: mittel bis groß).',
    'Heckendorf, Lehr, Ebert und Freund 2019',
  ],
  [
    'Wechselnde Übungen',
    'Sechs Wochen mit wechselnden Übungen hoben das Wohlbefinden von Menschen, denen es höchstens mittelmäßig ging: mehr als eine andere Übung (d\u00a0=\u00a00,63: mittel) und mehr als Warten (d\u00a0=\u00a00,93: groß). Der Vorsprung schrumpfte später, die Belastung sank nicht stärker. Gezeigt ist das vor allem für gut ausgebildete Frauen; ob es am Wechsel lag, ist offen.',
    'Bohlmeijer u.\u00a0a. 2020',
  ],
  [
    'Ganze Sätze',
    'Bei 958\u00a0Erwachsenen brachten ausformulierte Texte mehr als Listen. Listen mit Vorgabe halfen so wenig wie die Vergleichsaufgabe, freie Listen schon.',
    'Regan, Walsh und Lyubomirsky 2022',
  ],
  [
    'Zurückblättern',
    'Von gewöhnlichen Tagen wieder zu lesen, macht mehr Freude, als die meisten erwarten.',
    'Zhang u.\u00a0a. 2014',
  ],
  [
    'Es jemandem sagen',
    'Wer seinen Dank ausdrückte, dem ging es etwas besser als den Vergleichsgruppen (g\u00a0=\u00a00,22: klein; 25\u00a0Studien, 6.745\u00a0Menschen).',
    'Kirca, Malouff und Meynadier 2023',
  ],
  [
    'Streaks',
    'In sieben Studien spornte ein ungebrochener Streak an, ein gebrochener schreckte ab, vor allem, wenn man sich selbst die Schuld gab. Ließ er sich reparieren, war es weniger schlimm.',
    'Silverman und Barasch 2023',
  ],
];

export const UNKNOWN = [
  `Ob ${BRAND} hilft, hat niemand untersucht. Eine Studie über eine einzige freie Frage am Tag haben wir nicht gefunden, auch keine über „Heute vor einem Jahr“. Offen ist auch, wie oft man am besten schreibt.`,
  'Alle Zahlen sind Mittelwerte. Was Dir guttut, merkst Du am besten selbst.',
];

/** Authors and year, journal, and the DOI of some. */
export const SOURCES = [
  [
    'Bohlmeijer, Kraiss, Watkins und Schotanus-Dijkstra (2020)',
    'Journal of Happiness Studies',
    '10.1007/s10902-020-00261-5',
  ],
  ['Chen und Ishak (2022)', 'Psychology'],
  ['Cregg und Cheavens (2021)', 'Journal of Happiness Studies', '10.1007/s10902-020-00236-6'],
  ['Davis, Choe, Meyers u.\u00a0a. (2016)', 'Journal of Counseling Psychology, 63, 20–31'],
  ['Diniz u.\u00a0a. (2023)', 'einstein (São Paulo)'],
  ['Heckendorf, Lehr, Ebert und Freund (2019)', 'Behaviour Research and Therapy'],
  [
    'Kirca, Malouff und Meynadier (2023)',
    'International Journal of Applied Positive Psychology',
    '10.1007/s41042-023-00086-6',
  ],
  ['Mongrain und Anselmo-Matthews (2012)', 'Journal of Clinical Psychology, 68, 382'],
  ['Regan, Walsh und Lyubomirsky (2022)', 'Affective Science', '10.1007/s42761-022-00160-3'],
  [
    'Seligman, Steen, Park und Peterson (2005)',
    'American Psychologist, 60, 410',
    '10.1037/0003-066X.60.5.410',
  ],
  ['Silverman und Barasch (2023)', 'Journal of Consumer Research, 49, 1095', '10.1093/jcr/ucac029'],
  ['Zhang, Kim, Brooks, Gino und Norton (2014)', 'Psychological Science, 25, 1851'],
];
