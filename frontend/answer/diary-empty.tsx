import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './diary.module.css';

/** The diary before the first answer. */
export function DiaryEmpty() {
  return (
    <div className={`card centered ${styles.empty}`}>
      <Logo size={64} />
      <h2>Noch keine Einträge vorhanden</h2>
      <p>Hier sammeln sich Deine guten Momente. Der erste ist eine Minute entfernt.</p>
      <ButtonLink to={PATHS.daily}>Zur Tagesfrage</ButtonLink>
    </div>
  );
}
