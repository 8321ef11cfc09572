import { Drawing } from '../ui/icon.tsx';
import styles from './diary.module.css';

const BOOKMARK = 'M7 4.5h10v15l-5-4-5 4z';
const SUN =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M6 6l1 1M17 17l1 1M18 6l-1 1M6 18l1-1';
const RISE = 'M4 17c3.5 0 4.5-3 7-3s2.5 2 4.5 0 2-5.5 4.5-7.5M15.5 6H20v4.5';

/** The static section of the diary on the benefits of looking back. */
export function DiaryBenefits() {
  return (
    <section className={`screen-only cells mist ${styles.benefits}`} aria-label="Was Dein Tagebuch Dir gibt">
      <div>
        <Drawing path={BOOKMARK} />
        <h2>Positive Erinnerungen</h2>
        <p>Was Du heute schreibst, liest Du in einem Jahr wieder. Vieles davon hättest Du sonst vergessen.</p>
      </div>
      <div>
        <Drawing path={RISE} />
        <h2>Fokus auf Erfolge</h2>
        <p>Auch Kleines zählt: ein Anruf, ein aufgehängtes Regal, ein freundliches Nein.</p>
      </div>
      <div>
        <Drawing path={SUN} />
        <h2>Optimismus</h2>
        <p>Auch an einem mühsamen Tag findet sich meist noch ein Satz.</p>
      </div>
    </section>
  );
}
