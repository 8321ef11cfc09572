import styles from './landing-diary.module.css';

const GIVES_BACK = [
  { title: 'Zurückblättern', text: 'Tippe auf einen Monat, und Du bist mittendrin.' },
  { title: 'Wiederfinden', text: 'Die Suche findet Wörter und Tage, auch nach Jahren.' },
  {
    title: 'Heute vor einem Jahr',
    text: 'Nach Deiner Antwort liest Du, was Du vor einem Jahr an diesem Tag geschrieben hast. Magst Du das nicht, schaltest Du es aus.',
  },
  {
    title: 'Mitnehmen und mitbringen',
    text: 'Jedes Jahr als Buch zum Ausdrucken, das ganze Tagebuch als Datei. Und aus anderen Apps bringst Du Deine Einträge mit.',
  },
];

/** The sentences beside the picture, each at the height of its month. */
const SENTENCES = [
  { row: 1, date: '6. Februar', text: 'Schneeglöckchen hinter der Garage, mitten im Matsch.' },
  { row: 5, date: '18. Juni', text: 'Barfuß im Garten, bis es dunkel war.' },
  { row: 9, date: '11. Oktober', text: 'Oma hat dreimal dasselbe erzählt. Ich habe dreimal gelacht.' },
];

const NAMES = 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ');
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The days without an entry, by month, as in a real diary. */
const GAPS = [[23], [10, 15], [], [2], [18], [10], [26, 27], [], [13], [22], [], [11]];

const ROW = 15;
/** A line of air through 31 days, from the first; a little longer, so that the last day is drawn. */
const AIR = 'c70 0 110-8 165-8s90 8 148 6';
const LENGTH = 30.3;
const FAR = 99;

const MONTHS = DAYS_OF_MONTHS.map((count, row) => {
  const open = GAPS[row] ?? [];
  const days = Array.from({ length: count }, (_, index) => index + 1);
  const told = SENTENCES.filter((sentence) => sentence.row === row).map(({ date }) =>
    Number.parseInt(date, 10),
  );
  return { row, days: { written: days.filter((day) => !open.includes(day)), open, told } };
});

/** Dots on some days of a line: dashes without length and with round ends. */
const dots = (days: number[]) => days.map((day, index) => `0 ${(days[index + 1] ?? FAR) - day}`).join(' ');

type LinesProps = { of: 'written' | 'open' | 'told'; stroke: string; width: number; solid?: boolean };

/** Months from their first such day: as dots on these days, or as solid lines. */
function Lines({ of, stroke, width, solid }: LinesProps) {
  return (
    <g stroke={`var(${stroke})`} strokeWidth={width}>
      {MONTHS.filter(({ days }) => days[of].length > 0).map(({ row, days }) => (
        <path
          key={row}
          d={`M27 ${ROW * row}${AIR}`}
          pathLength={LENGTH}
          strokeDasharray={solid ? FAR : dots(days[of])}
          strokeDashoffset={1 - (days[of][0] ?? 1)}
        />
      ))}
    </g>
  );
}

/** The use of answers: a year in which three sentences can be read, and ways back to its days. */
export function LandingDiary() {
  return (
    <section className={styles.diary}>
      <h2>Was daraus wird</h2>
      <figure className={styles.year}>
        <figcaption>Ein Jahr im Tagebuch: eine Sonne für jeden Tag mit einem Eintrag.</figcaption>
        <svg viewBox="0 -13 343 182" aria-hidden="true">
          {NAMES.map((name, row) => (
            <text key={name} y={ROW * row + 3}>
              {name}
            </text>
          ))}
          <Lines of="written" stroke="--field-edge" width={0.4} solid />
          <Lines of="told" stroke="--pine" width={0.8} solid />
          <Lines of="written" stroke="--dawn-ink" width={7} />
          <Lines of="written" stroke="--dawn" width={6.2} />
          <Lines of="open" stroke="--field-edge" width={6.4} />
          <Lines of="open" stroke="--paper" width={5.2} />
          <Lines of="told" stroke="--dawn-ink" width={12.8} />
          <Lines of="told" stroke="--dawn" width={11.6} />
        </svg>
        <ul className={`cells ${styles.sentences}`}>
          {SENTENCES.map(({ date, text }) => (
            <li key={date}>
              {text}
              <span className="small">{date}</span>
            </li>
          ))}
        </ul>
      </figure>
      <ul className={`cells ${styles.ways}`}>
        {GIVES_BACK.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
