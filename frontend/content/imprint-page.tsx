import { Link } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { useHashTarget } from '../lib/use-hash-target.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './legal.module.css';
import type { OPERATOR } from './operator.ts';
import { OperatorField } from './operator-field.tsx';

const FACTS: [term: string, name: keyof typeof OPERATOR][] = [
  ['Vertreten durch', 'representative'],
  ['E-Mail', 'email'],
  ['Telefon', 'phone'],
  ['Registereintrag', 'register'],
  ['Steuerliche Kennung', 'vatId'],
];

/** The legal notice, with the information on accessibility. */
export function ImprintPage() {
  useHashTarget();

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Impressum"
        description={`Impressum von ${BRAND}: Anbieter, Kontakt und Angaben zur Barrierefreiheit.`}
        canonical={PATHS.imprint}
        noIndex
      />
      <PageHeading>Impressum</PageHeading>
      <section>
        <h2>Angaben gemäß § 5 DDG</h2>
        <address>
          <OperatorField name="name" />
          <br />
          <OperatorField name="street" />
          <br />
          <OperatorField name="city" />
        </address>
        <dl className={styles.facts}>
          {FACTS.map(([term, name]) => (
            <div key={name}>
              <dt>{term}</dt>
              <dd>
                <OperatorField name={name} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Am schnellsten erreichst Du uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>.
        </p>
      </section>
      <section>
        <h2>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h2>
        <p>
          <OperatorField name="editor" />
        </p>
      </section>
      <section>
        <h2>Verbraucherstreitbeilegung</h2>
        <p>
          Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
          Verbraucherschlichtungsstelle teilzunehmen.
        </p>
      </section>
      <section id="barrierefreiheit">
        <h2>Barrierefreiheit</h2>
        <p>
          {BRAND} ist ein Online-Tagebuch: Du beantwortest täglich eine Frage und kannst Deine Antworten
          ansehen, ändern, löschen und exportieren. Alle Funktionen sollen für möglichst viele Menschen
          zugänglich sein. Maßstab sind die Richtlinien WCAG 2.2 auf Stufe AA, auf denen auch die Norm EN 301
          549 aufbaut.
        </p>
        <ul>
          <li>Alles lässt sich mit der Tastatur bedienen; der Fokus ist immer sichtbar.</li>
          <li>Überschriften, Felder und Meldungen sind für Screenreader ausgezeichnet.</li>
          <li>Texte haben ausreichenden Kontrast, hell wie dunkel, und lassen sich auf 400 % vergrößern.</li>
          <li>Bewegung lässt sich anhalten und bleibt aus, wenn Dein Gerät reduzierte Bewegung wünscht.</li>
          <li>Fehler stehen in Worten am Feld, Hinweise bleiben stehen, solange Du sie ansiehst.</li>
        </ul>
        <p>
          Diese Angaben beruhen auf eigenen Tests, nicht auf einem externen Prüfsiegel. Wenn Dir eine Barriere
          begegnet, schreib uns über die Seite <Link to={PATHS.contact}>Kontakt</Link>; wir bemühen uns um
          eine Antwort innerhalb von 24 Stunden. Zuständig für die Marktüberwachung nach dem
          Barrierefreiheitsstärkungsgesetz: <OperatorField name="marketSurveillance" />.
        </p>
      </section>
    </div>
  );
}
