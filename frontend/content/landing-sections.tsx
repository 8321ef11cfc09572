import { Link } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import { FLASK } from '../ui/trust-strip.tsx';
import styles from './landing-sections.module.css';

const BENEFITS = [
  { title: 'Nur 1\u00a0Minute täglich', text: 'Eine Frage, ein paar Sätze. Mehr braucht es nicht.' },
  { title: 'Positive Perspektive', text: 'Du übst, Gutes wahrzunehmen, auch an grauen Tagen.' },
  { title: 'Mehr Resilienz', text: 'An schweren Tagen kannst Du nachlesen, was trotzdem gut war.' },
];

const ICON_SIZE = 24;
const LEAF = 'M5 19C4.5 10 10 5 19.5 5 19.5 14 15 19.5 7 17.5M5 19c2-4.5 5-7.2 9-9';
const PHONE = 'M7.5 3.5h9v17h-9zM11 17.5h2';

const REASONS = [
  {
    icon: <Drawing path={LEAF} size={ICON_SIZE} />,
    title: 'Radikal einfach',
    text: 'Kein Feed, keine Ranglisten, keine Kurse. Eine Frage, und dann ist gut.',
  },
  {
    icon: <Drawing path={FLASK} size={ICON_SIZE} />,
    title: 'Wissenschaftlich fundiert',
    text: 'Die Methode stützt sich auf Forschung zu Achtsamkeit und Positiver Psychologie.',
  },
  {
    icon: <Icon name="lock" size={ICON_SIZE} />,
    title: 'Deine Daten gehören Dir',
    text: 'Verschlüsselt gespeichert, SSL-gesichert, DSGVO-konform. Niemand bekommt Deine Texte, auch nicht zur Auswertung.',
  },
  {
    icon: <Drawing path={PHONE} size={ICON_SIZE} />,
    title: 'Für unterwegs optimiert',
    text: 'Handy, Tablet oder Rechner. Schreiben kannst Du auch ohne Netz.',
  },
];

/** Three benefits, each on a card. */
export function LandingBenefits() {
  return (
    <section className={`cells ${styles.benefits}`} aria-label="Vorteile">
      {BENEFITS.map(({ title, text }) => (
        <div key={title} className="card">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

/** Four reasons for the product, and a way to begin. */
export function LandingWhy() {
  return (
    <section className={styles.why}>
      <h2>Warum {BRAND}?</h2>
      <ul className={`cells ${styles.reasons}`}>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={`mist disc ${styles.mark}`}>{icon}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <StartButton kind="secondary">Kostenlos starten</StartButton>
    </section>
  );
}

/** Why resilience matters, in short. */
export function LandingResilience() {
  return (
    <section className={`mist ${styles.resilience}`}>
      <h2>Warum ist Resilienz wichtig?</h2>
      <div>
        <p>
          Resilienz heißt, nach schweren Tagen wieder auf die Beine zu kommen. Das lässt sich üben. Ein
          Anfang: jeden Tag etwas aufschreiben, das gut war.
        </p>
        <p>Das Schwere verschwindet davon nicht.</p>
        <p>
          <Link to={PATHS.knowledge} className={`target ${styles.more}`}>
            Mehr erfahren
            <Icon name="arrow" size={18} />
          </Link>
        </p>
      </div>
    </section>
  );
}
