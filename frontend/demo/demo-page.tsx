import { Link } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS, REGISTRATION } from '../lib/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Sun } from '../ui/logo.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './demo.module.css';
import { DemoCard } from './demo-card.tsx';
import { DemoList } from './demo-list.tsx';
import { useDemo } from './use-demo.ts';

/** The product without an account, at /demo and /preview; nothing leaves the browser. */
export function Page() {
  const demo = useDemo();

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Demo"
        description={`Probier ${BRAND} ohne Konto aus: eine Frage, eine Minute, und nichts wird gespeichert.`}
        canonical={PATHS.demo}
      />
      <header className={styles.intro}>
        <Badge tone="mist">Demo-Modus</Badge>
        <PageHeading className={styles.heading}>Probier es einfach aus</PageHeading>
        <p>
          Schreib einen Satz. Hier wird nichts gespeichert. Zum Behalten{' '}
          <Link to={REGISTRATION}>erstelle ein Konto</Link>.
        </p>
      </header>
      <DemoCard demo={demo} />
      <section aria-labelledby="demo-diary">
        <div className={`spread ${styles.diaryHead}`}>
          <h2 id="demo-diary">Beispiele aus einem Tagebuch</h2>
          <Badge tone="dawn">
            <Sun />5 Tage Streak
          </Badge>
        </div>
        <DemoList entries={demo.entries} />
      </section>
      <div className={`centered ${styles.closing}`}>
        <h2>Und morgen Deine eigenen</h2>
        <p>Kostenlos. Verschlüsselt gespeichert. Löschen geht jederzeit.</p>
        <ButtonLink to={REGISTRATION}>Eigenen Account erstellen</ButtonLink>
      </div>
    </div>
  );
}
