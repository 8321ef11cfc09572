import { EMERGENCY, HELP_LINE, OTHER_HELP_LINE, YOUTH_HELP_LINE } from '../lib/help-lines.ts';

/** Who listens on a hard day, and the emergency number. */
export function HelpLines() {
  return (
    <p className="screen-only small">
      Reden hilft oft mehr als Schreiben: Die Telefonseelsorge hört Dir jederzeit zu, kostenlos und anonym,
      unter <PhoneLink number={HELP_LINE} /> oder <PhoneLink number={OTHER_HELP_LINE} />, die Nummer gegen
      Kummer für Kinder und Jugendliche unter <PhoneLink number={YOUTH_HELP_LINE} />. In akuter Not
      wähle&nbsp;
      <PhoneLink number={EMERGENCY} />.
    </p>
  );
}

function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(/\D/g, '')}`}>{number}</a>;
}
