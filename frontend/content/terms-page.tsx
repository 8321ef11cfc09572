import { Link } from 'react-router-dom';
import { MINIMUM_AGE_YEARS } from '../../bff/account/account.numbers.rules.ts';
import { TERMS_VERSION } from '../../bff/account/account.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { monthOf } from '../lib/dates.ts';
import { PATHS, TERMS } from '../lib/paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './legal.module.css';
import { OperatorField } from './operator-field.tsx';

const NOTICE_DAYS = 30;

/** The terms of use, which exist only where the operator shows them (`TERMS`). */
export function Page() {
  return (
    <div className={`column headings-kept ${styles.page}`}>
      <PageMeta
        title="Nutzungsbedingungen"
        description={`Was zwischen Dir und ${BRAND} gilt: Konto, Texte, Haftung und Ende, in einfachen Worten.`}
        canonical={TERMS}
        noIndex
      />
      <PageHeading>Nutzungs&shy;bedingungen</PageHeading>
      <p className="lead">
        Das ist die Vereinbarung zwischen Dir und uns, in einfachen Worten. Wir, das ist{' '}
        <OperatorField fact="OPERATOR_NAME" />; die Anschrift steht im{' '}
        <Link to={PATHS.imprint}>Impressum</Link>.
      </p>
      <section>
        <h2>Worum es geht</h2>
        <p>
          {BRAND} stellt Dir jeden Tag eine Frage und bewahrt Deine Antworten verschlüsselt für Dich auf. Die
          Basisversion ist kostenlos. {BRAND} ersetzt weder ärztlichen Rat noch eine Therapie.
        </p>
      </section>
      <section>
        <h2>Dein Konto</h2>
        <p>
          Ein Konto gibt es ab&nbsp;{MINIMUM_AGE_YEARS}&nbsp;Jahren. Der Vertrag kommt zustande, wenn Du Dich
          registrierst oder Dich zum ersten Mal über einen Anbieter wie Google anmeldest. Bist Du noch nicht
          18, sprich es mit Deinen Eltern ab. Bitte halte Deine Zugangsdaten geheim und sag uns Bescheid, wenn
          jemand anderes Dein Konto benutzt.
        </p>
      </section>
      <section>
        <h2>Deine Texte</h2>
        <p>
          Deine Einträge gehören Dir. Wir verarbeiten sie nur für Dich: um sie zu zeigen, zu durchsuchen, zu
          exportieren und zu sichern. Wir veröffentlichen sie nicht und lesen sie auch nicht, um nach
          Verstößen zu suchen. Was wir über Dich speichern, steht unter{' '}
          <Link to={PATHS.privacy}>Datenschutz</Link>.
        </p>
      </section>
      <section>
        <h2>Was nicht geht</h2>
        <ul className="dots">
          <li>den Betrieb stören oder technische Grenzen umgehen</li>
          <li>in fremde Konten gelangen oder das versuchen</li>
          <li>etwas speichern, womit Du Gesetze brichst oder die Rechte anderer verletzt</li>
        </ul>
        <p>
          Ein missbrauchtes Konto können wir sperren; seine Daten bleiben dabei erhalten. Darüber entscheidet
          ein Mensch. Wir nennen Dir den Grund, und wenn Du die Sperre für falsch hältst, prüfen wir sie noch
          einmal: Schreib uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>. Deine Einträge geben wir
          Dir auch während einer Sperre heraus.
        </p>
      </section>
      <section>
        <h2>Verfügbarkeit</h2>
        <p>
          Wir geben uns Mühe, dass {BRAND} immer läuft und nichts verloren geht, können es aber nicht
          garantieren. Lade Deine Einträge ab und zu herunter, wenn sie Dir wichtig sind.
        </p>
      </section>
      <LiabilityAndEnd />
    </div>
  );
}

function LiabilityAndEnd() {
  return (
    <>
      <section>
        <h2>Haftung</h2>
        <p>
          Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper oder
          Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir sonst nur,
          wenn wir eine Pflicht verletzen, ohne die der Vertrag seinen Zweck nicht erfüllt und auf die Du Dich
          verlassen darfst, und nur für Schäden, mit denen dabei typischerweise zu rechnen ist.
        </p>
      </section>
      <section>
        <h2>Ende</h2>
        <p>
          Du kannst jederzeit gehen: Lösche Dein Konto unter „Mein Profil“. Wir können den Vertrag mit einer
          Frist von {NOTICE_DAYS}&nbsp;Tagen beenden, zum Beispiel wenn wir {BRAND} einstellen. Wir sagen es
          Dir per E-&#8288;Mail und nach dem Anmelden. Bis dahin kannst Du Deine Einträge herunterladen.
        </p>
      </section>
      <section>
        <h2>Änderungen</h2>
        <p>
          Eine neue Fassung gilt für Konten, die danach angelegt werden. Für Dein Konto gilt sie nur, wenn Du
          ihr zustimmst.
        </p>
      </section>
      <section>
        <h2>Recht</h2>
        <p>
          Es gilt deutsches Recht. Was das Recht des Landes, in dem Du lebst, zum Schutz von Verbrauchern
          zwingend vorschreibt, gilt daneben.
        </p>
      </section>
      <section>
        <h2>Stand</h2>
        <p>{monthOf(TERMS_VERSION)}</p>
      </section>
    </>
  );
}
