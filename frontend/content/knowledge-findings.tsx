import styles from './knowledge.module.css';

/** Findings of studies, with effect sizes in words and numbers. */
const FINDINGS = [
  [
    'Es wirkt, in Maßen.',
    'Über viele Studien gerechnet ist die Wirkung klein bis mittel, wenn man sie mit bloßem Messen vergleicht (d\u00a0=\u00a00,31), und klein gegenüber anderen Beschäftigungen (0,14 bis 0,17). Gegenüber anderen wirksamen Übungen blieb kein Vorsprung.',
  ],
  [
    'Gegen Angst und Niedergeschlagenheit hilft es nur wenig.',
    'Der Unterschied war klein (g\u00a0=\u00a00,29, später 0,23). Andere Hilfe geht vor.',
  ],
  [
    'Eine deutsche App wurde geprüft.',
    '260 Menschen übten fünf Wochen lang Dankbarkeit, mit Begleitung. Danach grübelten sie weniger, und nach drei Monaten noch immer (d\u00a0=\u00a00,61 und 0,75). Das kommt dieser App am nächsten, war aber eine andere.',
  ],
  [
    'Abwechslung hält die Wirkung.',
    'Sechs Wochen mit wechselnden Übungen hoben das Wohlbefinden deutlich, auch gegenüber einer Gruppe, die etwas anderes tat (d\u00a0=\u00a00,63). Die Belastung sank nicht. Darum steht hier jeden Tag ein anderer Anstoß im leeren Feld.',
  ],
  [
    'Ganze Sätze helfen mehr als Listen.',
    'Das zeigte ein Versuch mit 958 Menschen. Darum gibt es hier ein Feld und keine drei Zeilen.',
  ],
  [
    'Gewöhnliche Tage wiederzulesen freut mehr, als man denkt.',
    'Wir unterschätzen das, solange sie frisch sind. Darum heben wir sie für Dich auf.',
  ],
  [
    'Jemandem davon zu erzählen, tut gut.',
    'Ausgesprochener Dank hob das Wohlbefinden ein wenig (g\u00a0=\u00a00,22; 25 Studien mit 6.745 Menschen).',
  ],
  [
    'Eine Serie kann auch schaden.',
    'Sie spornt an, solange sie hält. Reißt sie, stößt sie ab, vor allem den, der sich selbst die Schuld gibt. Darum kannst Du gestern nachtragen und die Serie ausschalten.',
  ],
];

const OPEN = [
  'Eine einzige freie Frage am Tag, wie hier, hat noch niemand geprüft. Jedenfalls haben wir keine Studie gefunden.',
  'Vielleicht liegt es nicht am Guten allein: Als die Übung von 2005 wiederholt wurde, wurden die Menschen glücklicher, mit einer Übung zum Schein aber ebenso. Depressive Symptome gingen nicht zurück.',
  'An schweren Tagen half Dankbarkeit bei leichter Niedergeschlagenheit, bei mittlerer und schwerer nicht. Fällt einem nichts ein, kann die Suche schaden. Dafür gibt es unter dem Feld „Heute ist es schwer“.',
  'Wie oft? In einer Studie half einmal in der Woche, dreimal half nicht; in einer anderen half täglich, drei Wochen lang. Jeden Tag musst Du also nicht.',
];

const SOURCES: [source: string, doi?: string][] = [
  [
    'Seligman, Steen, Park & Peterson (2005). American Psychologist, 60(5), 410–421',
    '10.1037/0003-066X.60.5.410',
  ],
  ['Davis u. a. (2016). Journal of Counseling Psychology, 63, 20–31'],
  ['Cregg & Cheavens (2021)', '10.1007/s10902-020-00236-6'],
  ['Heckendorf, Lehr, Ebert & Freund (2019), Leuphana Universität Lüneburg'],
  ['Bohlmeijer u. a. (2020)', '10.1007/s10902-020-00261-5'],
  ['Regan, Walsh & Lyubomirsky (2022)', '10.1007/s42761-022-00160-3'],
  ['Zhang u. a. (2014). Psychological Science, 25, 1851'],
  ['Kirca u. a. (2023)', '10.1007/s41042-023-00086-6'],
  ['Silverman & Barasch (2023). Journal of Consumer Research, 49, 1095', '10.1093/jcr/ucac029'],
  ['Mongrain & Anselmo-Matthews (2012). Journal of Clinical Psychology, 68, 382'],
  ['Chen & Ishak (2022); Hunt (2018)'],
  ['Lyubomirsky, Sousa & Dickerhoof; Lai & O’Carroll (2017)'],
];

/** The findings about the exercise, the open questions, and the sources. */
export function KnowledgeFindings() {
  return (
    <div className={styles.known}>
      <h3>Was man weiß</h3>
      <dl>
        {FINDINGS.map(([finding, size]) => (
          <div key={finding}>
            <dt>{finding}</dt>
            <dd>{size}</dd>
          </div>
        ))}
      </dl>
      <h3>Was man nicht weiß</h3>
      <ul>
        {OPEN.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <details className="small">
        <summary className="target">Quellen</summary>
        <ul>
          {SOURCES.map(([source, doi]) => (
            <li key={source}>
              {source}{' '}
              {doi && (
                <a href={`https://doi.org/${doi}`} rel="noreferrer">
                  doi.org/{doi}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
