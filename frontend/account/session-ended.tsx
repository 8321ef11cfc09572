import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './profile.module.css';

/** The profile page after the session has ended. */
export function SessionEnded() {
  return (
    <div className={`column ${styles.page}`}>
      <PageMeta title="Mein Profil" description="Diese Seite ist nur für angemeldete Personen." />
      <h1>Mein Profil</h1>
      <div className={`card ${styles.ended}`} role="alert">
        <p>Sie müssen angemeldet sein, um diese Seite anzuzeigen.</p>
        <p>Du bist auf diesem Gerät nicht mehr angemeldet.</p>
        <ButtonLink to={PATHS.auth}>Zum Login</ButtonLink>
      </div>
    </div>
  );
}
