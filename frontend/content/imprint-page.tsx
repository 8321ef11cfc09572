import { Link } from 'react-router-dom';
import type { OptionalSetting } from '../../bff/platform/env/operator.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { operatorFact } from '../lib/operator.ts';
import { PATHS } from '../lib/paths.ts';
import { useHashTarget } from '../lib/use-hash-target.ts';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './legal.module.css';
import { OperatorChoice, OperatorField } from './operator-field.tsx';

function OptionalRow({ term, fact }: { term: string; fact: OptionalSetting }) {
  return (
    <Needs need={fact} as="div">
      <dt>{term}</dt>
      <dd>{operatorFact(fact)}</dd>
    </Needs>
  );
}

/** The legal notice, with the accessibility statement. */
export function Page() {
  useHashTarget();

  return (
    <div className={`column headings-kept ${styles.page}`}>
      <PageMeta
        title="Impressum"
        description={`Impressum von ${BRAND}: Anbieter, Kontakt und Angaben zur Barrierefreiheit.`}
        canonical={PATHS.imprint}
        noIndex
      />
      <PageHeading>Impressum</PageHeading>
      <section>
        <h2>Angaben gemäß §&nbsp;5 DDG</h2>
        <address>
          <OperatorField fact="OPERATOR_NAME" />
          <br />
          <OperatorField fact="OPERATOR_STREET" />
          <br />
          <OperatorField fact="OPERATOR_CITY" />
        </address>
        <dl className={styles.facts}>
          <OptionalRow term="Vertreten durch" fact="OPERATOR_REPRESENTATIVE" />
          <div>
            <dt>E-&#8288;Mail</dt>
            <dd>
              <OperatorField fact="OPERATOR_EMAIL" />
            </dd>
          </div>
          <OptionalRow term="Telefon" fact="OPERATOR_PHONE" />
          <OptionalRow term="Registereintrag" fact="OPERATOR_REGISTER" />
          <OptionalRow term="Umsatzsteuer-ID oder Wirtschafts-ID" fact="OPERATOR_VAT_ID" />
        </dl>
        <Needs need="message-notices" as="p">
          Am schnellsten erreichst Du uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </Needs>
        <Needs need="no-message-notices" as="p">
          Du erreichst uns auch über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </Needs>
      </section>
      <Needs need="OPERATOR_EDITOR" as="section">
        <h2>Verantwortlich für den Inhalt nach §&nbsp;18 Abs.&nbsp;2 MStV</h2>
        <p>{operatorFact('OPERATOR_EDITOR')}</p>
      </Needs>
      <section>
        <h2>Zentrale Kontaktstelle</h2>
        <p>
          Für Behörden und für Dich ist die E-&#8288;Mail-Adresse oben unsere zentrale Kontaktstelle nach
          Art.&nbsp;11 und&nbsp;12 der Verordnung (EU)&nbsp;2022/2065 (Digital Services Act). Rechtswidrige
          Inhalte kannst Du uns dort ebenfalls melden (Art.&nbsp;16). Sprachen:{' '}
          <OperatorChoice fact="OPERATOR_LANGUAGES">Deutsch</OperatorChoice>.
        </p>
      </section>
      <section>
        <h2>Verbraucherstreitbeilegung</h2>
        <p>
          <OperatorChoice fact="OPERATOR_DISPUTE_RESOLUTION">
            Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
            Verbraucherschlichtungsstelle teilzunehmen.
          </OperatorChoice>
        </p>
      </section>
      <Accessibility />
    </div>
  );
}

function Accessibility() {
  return (
    <section id="barrierefreiheit">
      <h2>Barrierefreiheit</h2>
      <p>
        {BRAND} ist ein Online-Tagebuch: Du beantwortest täglich eine Frage und kannst Deine Antworten
        ansehen, durchsuchen, ändern, löschen und exportieren. Alle Funktionen sollen für möglichst viele
        Menschen zugänglich sein. Maßstab ist WCAG&nbsp;2.2, Stufe&nbsp;AA. Darin ist WCAG&nbsp;2.1 enthalten,
        auf der die Norm EN&nbsp;301&nbsp;549 (V3.2.1) aufbaut.
      </p>
      <ul className="dots">
        <li>Alles lässt sich mit der Tastatur bedienen; der Fokus ist immer sichtbar.</li>
        <li>Überschriften, Felder und Meldungen sind für Screenreader ausgezeichnet.</li>
        <li>
          Texte haben ausreichenden Kontrast, hell wie dunkel, und lassen sich auf 400&nbsp;% vergrößern.
        </li>
        <li>Bewegung lässt sich anhalten und bleibt aus, wenn Dein Gerät reduzierte Bewegung wünscht.</li>
        <li>
          Fehler stehen in Worten am Feld. Meldungen, die von selbst verschwinden, bleiben, solange Zeiger
          oder Fokus auf ihnen ruhen.
        </li>
      </ul>
      <p>Was wir noch nicht versprechen können:</p>
      <ul className="dots">
        <li>
          Geprüft haben wir mit der Tastatur und mit automatischen Tests, noch nicht mit Menschen, die jeden
          Tag einen Screenreader, eine Lupe oder Sprachsteuerung benutzen.
        </li>
        <li>
          Die Seiten, auf denen Google und Apple Dich anmelden, liegen nicht in unserer Hand. Mit
          E-&#8288;Mail-Adresse und Passwort brauchst Du sie nicht.
        </li>
      </ul>
      <p>
        Diese Angaben beruhen auf Tests des Herstellers vom November 2026, nicht auf einem externen
        Prüfsiegel. Wenn Dir eine Barriere begegnet, schreib uns über die Seite{' '}
        <Link to={PATHS.contact}>Kontakt</Link>. Zuständig für die Marktüberwachung nach dem
        Barrierefreiheitsstärkungsgesetz:{' '}
        <OperatorChoice fact="OPERATOR_MARKET_SURVEILLANCE">
          Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen,
          Magdeburg
        </OperatorChoice>
        .
      </p>
    </section>
  );
}
