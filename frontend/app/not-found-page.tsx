import { useNavigate } from 'react-router-dom';
import { Horizon } from '../horizon/horizon.tsx';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './not-found-page.module.css';

/** The page for every path without a page. */
export function Page() {
  const navigate = useNavigate();
  return (
    <div className={`column centered ${styles.page}`}>
      <PageMeta
        title="Seite nicht gefunden"
        description="Diese Seite wurde nicht gefunden. Kehre zur Startseite zurück und finde einen neuen Weg."
      />
      <Horizon shape="middle" className={styles.horizon} />
      <p className={`disc ${styles.number}`}>404</p>
      <PageHeading className={styles.heading}>Ein neuer Weg entsteht</PageHeading>
      <p className={styles.text}>
        Resilienz ist die Fähigkeit, sich anzupassen und zu wachsen. Diese Seite gibt es nicht, aber gemeinsam
        finden wir einen neuen Weg.
      </p>
      <blockquote className={styles.quote}>Aus jedem Hindernis erwächst eine neue Möglichkeit.</blockquote>
      <div className={`row ${styles.actions}`}>
        <ButtonLink to={PATHS.landing}>Zurück zur Startseite</ButtonLink>
        <Button onClick={() => navigate(-1)}>Zurück gehen</Button>
      </div>
    </div>
  );
}
