import { useId } from 'react';

/** The static 'Tipp des Tages' about concrete details. */
export function TipCard() {
  const id = useId();
  return (
    <aside className="screen-only notice" aria-labelledby={id}>
      <h2 id={id}>Tipp des Tages</h2>
      <p>Je genauer Du den Moment beschreibst, desto länger bleibt er. Wer war dabei? Was hast Du gesehen?</p>
    </aside>
  );
}
