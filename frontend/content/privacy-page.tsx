import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { operatorFact } from '../lib/operator.ts';
import { PATHS } from '../lib/paths.ts';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './legal.module.css';
import { OperatorField } from './operator-field.tsx';
import { PrivacyProcessing, PrivacyRecipients } from './privacy-processing.tsx';
import { PrivacyRights } from './privacy-rights.tsx';
import { PrivacyStorage } from './privacy-storage.tsx';

/** The privacy policy: the stored data, the purposes, the retention and the rights. */
export function Page() {
  return (
    <div className={`column headings-kept ${styles.page}`}>
      <PageMeta
        title="Datenschutz"
        description={`Welche Daten ${BRAND} verarbeitet, wozu, wie lange, und welche Rechte Du hast.`}
        canonical={PATHS.privacy}
        noIndex
      />
      <PageHeading>Datenschutz</PageHeading>
      <p className="lead">Ein Tagebuch lebt vom Vertrauen: Hier steht, was mit Deinen Daten geschieht.</p>
      <section>
        <h2>Das Wichtigste zuerst</h2>
        <ul className="dots">
          <li>Deine Antworten und Entwürfe werden verschlüsselt gespeichert und nicht weitergegeben.</li>
          <li>
            Wir werten Deine Texte nicht aus, zeigen keine Werbung und verwenden keine Tracking-Dienste.
          </li>
          <li>Schriften, Skripte und Bilder kommen von unserem eigenen Server, nicht von Dritten.</li>
          <li>Du kannst Deine Einträge jederzeit exportieren und Dein Konto selbst löschen.</li>
        </ul>
      </section>
      <section>
        <h2>Verantwortlich</h2>
        <address>
          <OperatorField fact="OPERATOR_NAME" />
          <br />
          <OperatorField fact="OPERATOR_STREET" />
          <br />
          <OperatorField fact="OPERATOR_CITY" />
          <br />
          <OperatorField fact="OPERATOR_EMAIL" />
        </address>
        <Needs need="OPERATOR_DATA_PROTECTION_OFFICER" as="p">
          Datenschutzbeauftragte Person: {operatorFact('OPERATOR_DATA_PROTECTION_OFFICER')}
        </Needs>
      </section>
      <PrivacyProcessing />
      <PrivacyRecipients />
      <PrivacyStorage />
      <PrivacyRights />
    </div>
  );
}
