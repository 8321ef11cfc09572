import { SAVE_ANSWER } from '../ui/ui.wording.ts';

export const FILM_SECONDS = 70;

/** A caption of the film on /wissen, and a description of its scene; `from` and `to` in seconds. */
export type Caption = { from: number; to: number; text: string; scene: string };

/** Captions of the silent film; with the scenes they form the transcript on the page. */
export const FILM_CAPTIONS: Caption[] = [
  {
    from: 0.6,
    to: 6.8,
    text: 'Ein Tag hat viele Momente. Was schiefgeht, drängt sich von allein nach vorn.',
    scene:
      'Ein Bogen aus vielen Punkten, vom Morgen bis zum Abend. Drei große graue sind beschriftet: „Bus verpasst“, „38 neue Mails“, „Regen“.',
  },
  {
    from: 7.2,
    to: 13.4,
    text: 'Das Gute ist leiser. Aber es war auch da.',
    scene:
      'Die grauen Punkte verblassen, drei warme leuchten auf: „ein Gruß“, „das letzte Mohnbrötchen“, „Abendsonne“.',
  },
  {
    from: 14,
    to: 19.6,
    text: 'Die Übung „Three Good Things“ holt es hervor: jeden Abend drei gute Dinge, und wie es dazu kam.',
    scene:
      'Die drei warmen Punkte werden groß und tragen die Zahlen 1 bis 3, überschrieben mit „Three Good Things“. Unter jedem stehen der Moment und sein Grund, zum Beispiel: „Ein Gruß über die Straße, weil ich zuerst gewinkt habe.“',
  },
  {
    from: 20,
    to: 25.4,
    text: 'In einer Studie von 2005 tat das den Teilnehmenden noch nach sechs Monaten gut.',
    scene: 'Unter der Überschrift erscheint die Quelle: Seligman, Steen, Park und Peterson, 2005.',
  },
  {
    from: 26.2,
    to: 30.6,
    text: 'Aufwind macht daraus eine einzige Frage am Tag.',
    scene:
      'Die Frage „Worüber habe ich mich heute schon gefreut?“ über einem Land am Morgen, mit Linien aus Luft.',
  },
  {
    from: 31,
    to: 36,
    text: 'Ein paar Sätze genügen. Das dauert etwa eine Minute.',
    scene: `In das Feld schreibt sich die Antwort: „Beim Bäcker gab es noch genau ein Mohnbrötchen. Es war noch warm.“ Der Knopf „${SAVE_ANSWER}“ wird gedrückt: Die Frage wird klein, und hinter der Antwort geht die Sonne auf.`,
  },
  {
    from: 36.8,
    to: 42.2,
    text: 'So wird aus einzelnen Momenten ein Tagebuch, in dem Du zurückblättern kannst.',
    scene:
      'Sieben Kreise, von Montag bis Sonntag, füllen sich nacheinander mit Licht. In den letzten sinkt die Sonne von heute.',
  },
  {
    from: 43,
    to: 48.8,
    text: 'Ein Jahr passt auf eine Seite: eine kleine Sonne für jeden Tag mit einem Eintrag.',
    scene:
      'Zwölf Zeilen, von Januar bis Dezember, füllen sich mit kleinen Sonnen. Ein paar Tage bleiben frei. Darüber: „Ein Jahr, 342 von 365\u00a0Tagen“.',
  },
  {
    from: 49.8,
    to: 55.6,
    text: 'Ein paar Buchstaben genügen, um einen Eintrag wiederzufinden.',
    scene:
      'In ein Suchfeld schreibt sich „oma“. Darunter stehen drei Einträge, in denen „Oma“ hervorgehoben ist.',
  },
  {
    from: 56.8,
    to: 63.2,
    text: 'Und nach Deiner Antwort siehst Du, was Du heute vor einem Jahr geschrieben hast.',
    scene:
      'Unter der Antwort von heute erscheint ein früherer Eintrag, überschrieben mit „Heute vor einem Jahr“: „Lange mit Papa telefoniert. Er hat von seinem ersten Fahrrad erzählt, und wir haben beide gelacht.“',
  },
  {
    from: 64.6,
    to: 69,
    text: 'Heute ist ein guter Tag zum Anfangen.',
    scene:
      'Eine Sonne geht über dem Land auf, und die Luft hebt sich. Darüber: „Aufwind. Eine Frage pro Tag.“',
  },
];
