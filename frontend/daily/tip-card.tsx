import { EMERGENCY, HELP_LINE, OTHER_HELP_LINE } from '../lib/help-lines.ts';

/** The static 'Tipp des Tages' about concrete details, with the help lines below. */
export function TipCard() {
  return (
    <>
      <aside className="screen-only notice">
        <h2>Tipp des Tages</h2>
        <p>
          Je genauer Du den Moment beschreibst, desto länger bleibt er. Wer war dabei? Was hast Du gesehen?
        </p>
      </aside>
      <p className="screen-only small">
        Wenn es Dir länger nicht gut geht: Die Telefonseelsorge hört Dir jederzeit zu, kostenlos und anonym,
        unter <PhoneLink number={HELP_LINE} /> oder <PhoneLink number={OTHER_HELP_LINE} />. In akuter Not
        wähle&nbsp;
        <PhoneLink number={EMERGENCY} />.
      </p>
    </>
  );
}

function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(/\D/g, '')}`}>{number}</a>;
}
