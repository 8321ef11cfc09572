/** The static 'Tipp des Tages' about concrete details. */
export function TipCard() {
  return (
    <aside className="screen-only notice">
      <h2>Tipp des Tages</h2>
      <p>Je genauer Du den Moment beschreibst, desto länger bleibt er. Wer war dabei? Was hast Du gesehen?</p>
    </aside>
  );
}
