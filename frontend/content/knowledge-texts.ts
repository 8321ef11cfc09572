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
