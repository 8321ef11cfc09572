import styles from './landing-diary.module.css';

const GIVES_BACK = [
  {
    title: 'Zurückblättern',
    text: 'Ein Jahr auf einen Blick. Ein Tipp auf einen Monat, und Du liest ihn.',
  },
  { title: 'Wiederfinden', text: 'Die Suche findet Wörter und Tage, auch nach Jahren.' },
  {
    title: 'Heute vor einem Jahr',
    text: 'Nach Deiner Antwort siehst Du, was Du früher am selben Tag geschrieben hast, wenn Du magst.',
  },
  {
    title: 'Mitnehmen und mitbringen',
    text: 'Jedes Jahr als Buch zum Ausdrucken, das ganze Tagebuch als Datei. Und eines von anderswo zieht mit ein.',
  },
];

const CELL = 10;
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Columns of the days without an entry, by row, as in a real diary. */
const GAPS = [[22], [9, 14], [], [1], [17], [9], [25, 26], [], [12], [21], [], [10]];

const MONTHS = DAYS_OF_MONTHS.map((days, row) => `M0 ${row * CELL}h${days * CELL}v${CELL}H0z`).join('');
const OPEN = GAPS.flatMap((columns, row) =>
  columns.map((column) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`),
).join('');

/** The use of answers: a visible year, and three ways back to its days. */
export function LandingDiary() {
  return (
    <section className={styles.diary}>
      <h2>Was daraus wird</h2>
      <figure className={`card ${styles.year}`}>
        {/* Each pattern draws one day. */}
        <svg viewBox="0 0 310 120" aria-hidden="true">
          <pattern id="sun" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <circle className={styles.sun} cx="5" cy="5" r="3.3" />
          </pattern>
          <pattern id="gap" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <circle className={styles.gap} cx="5" cy="5" r="3" />
          </pattern>
          <path fill="url(#sun)" fillRule="evenodd" d={MONTHS + OPEN} />
          <path fill="url(#gap)" d={OPEN} />
        </svg>
        <figcaption className="small">
          Ein Jahr im Tagebuch: eine Sonne für jeden Tag mit einem Eintrag.
        </figcaption>
      </figure>
      <ul className={styles.ways}>
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
