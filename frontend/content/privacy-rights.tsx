import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import styles from './legal.module.css';
import { OperatorField } from './operator-field.tsx';

/** The rights of a person; the right to object stands apart (Art. 21(4) GDPR). */
export function PrivacyRights() {
  return (
    <>
      <section className={styles.apart}>
        <h2>Dein Widerspruchsrecht</h2>
        <p>
          Wo wir uns auf ein berechtigtes Interesse stützen (Anmeldungen, Kontakt, Betrieb und Sicherheit),
          kannst Du der Verarbeitung aus Gründen, die sich aus Deiner besonderen Situation ergeben,{' '}
          <strong>jederzeit widersprechen</strong> (Art.&nbsp;21 DSGVO). Eine formlose Nachricht genügt:{' '}
          <Link to={PATHS.contact}>Kontakt</Link>.
        </p>
      </section>
      <section>
        <h2>Deine weiteren Rechte</h2>
        <p>
          Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und
          Datenübertragbarkeit (Art.&nbsp;15 bis&nbsp;20 DSGVO) und kannst eine Einwilligung jederzeit
          widerrufen. Vieles davon geht ohne uns, unter „Mein Profil“ und im Tagebuch. Für alles Weitere
          erreichst Du uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </p>
        <p>
          Wenn Du meinst, dass wir Deine Daten nicht richtig behandeln, kannst Du Dich bei einer
          Aufsichtsbehörde beschweren, zum Beispiel hier:{' '}
          <OperatorField fact="OPERATOR_DATA_PROTECTION_AUTHORITY" />.
        </p>
        <p>
          Die Angabe Deiner Daten ist freiwillig; ohne E-&#8288;Mail-Adresse oder einen Anbieter wie Google
          ist aber kein Konto möglich. Einen Namen brauchst Du nicht, und eine E-&#8288;Mail-Adresse, die
          nichts über Dich verrät, genügt. Es gibt weder automatisierte Entscheidungen noch Profiling.
        </p>
      </section>
      <section>
        <h2>Stand</h2>
        <p>November 2026</p>
      </section>
    </>
  );
}
