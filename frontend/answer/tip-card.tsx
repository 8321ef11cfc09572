import styles from './daily.module.css';

/** The static 'Tipp des Tages' about concrete details. */
export function TipCard() {
  return (
    <aside className={styles.tip}>
      <h2>Tipp des Tages</h2>
      <p>Je genauer Du den Moment beschreibst, desto länger bleibt er. Wer war dabei? Was hast Du gesehen?</p>
    </aside>
  );
}
