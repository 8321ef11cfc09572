import { Needs } from '../ui/needs.tsx';
import { operatorFact } from './operator.ts';
import { OperatorField } from './operator-field.tsx';

/** The recipients of data, by name where the operator has named them. */
export function PrivacyRecipients() {
  return (
    <section>
      <h2>Wer Daten erhält</h2>
      <p>In unserem Auftrag und nach unserer Weisung (Art.&nbsp;28 DSGVO):</p>
      <ul>
        <li>
          Die App läuft bei <OperatorField fact="OPERATOR_HOST" />.
        </li>
        <Needs need="mail" as="li">
          E-&#8288;Mails verschickt ein Anbieter, der Deine Adresse und den Inhalt der E-&#8288;Mail erfährt.
        </Needs>
        <Needs need="OPERATOR_MAIL_PROVIDER" as="li">
          Anbieter für E-&#8288;Mails ist {operatorFact('OPERATOR_MAIL_PROVIDER')}.
        </Needs>
        <Needs need="OPERATOR_BACKUP_HOST" as="li">
          Verschlüsselte Sicherungskopien liegen auch bei {operatorFact('OPERATOR_BACKUP_HOST')}.
        </Needs>
      </ul>
      <Needs need="push" as="p">
        Erinnert Dich ein Gerät, erfährt der Push-Dienst seines Browsers (Google, Apple, Mozilla, Microsoft,
        auch in den USA), dass und wann wir ihm etwas schicken, nie, was. Seine Anmeldung dort speichern wir
        verschlüsselt, bis Du Dich abmeldest.
      </Needs>
      <p>Sonst erhält niemand Daten, außer Google oder Apple, wenn Du Dich damit anmeldest.</p>
    </section>
  );
}
