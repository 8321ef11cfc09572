import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Button } from '../ui/button.tsx';
import { Drawing } from '../ui/icon.tsx';
import type { InstallWay } from './install.ts';
import styles from './offers.module.css';

const SHARE = 'M12 14V3M8.5 6.5L12 3l3.5 3.5M8 10H6v10h12V10h-2';
const ADD = 'M5 5h14v14H5zM12 8.5v7M8.5 12h7';

type InstallOfferProps = { className: string; way: InstallWay; onDone: () => void };

/** Offers the home screen: by the browser's install prompt, or with pictures of the two steps on iOS. */
export function InstallOffer({ className, way, onDone }: InstallOfferProps) {
  return (
    <aside className={className} aria-label="Startbildschirm">
      <p>
        Leg Dir {BRAND} auf den Startbildschirm: Dann ist Deine Frage nur einen Fingertipp entfernt, auch ohne
        Netz.
      </p>
      {way === 'steps' ? (
        <>
          <ol className={styles.steps}>
            <li className="line">
              <Drawing path={SHARE} size={24} />
              Tippe im Browser auf „Teilen“, oft hinter „•••“.
            </li>
            <li className="line">
              <Drawing path={ADD} size={24} />
              Wähle „Zum Home-Bildschirm“.
            </li>
          </ol>
          <p>
            Melde Dich in der App noch einmal an; ein Text, der noch nicht gespeichert ist, bleibt in diesem
            Browser.
          </p>
          <div className="row">
            <Button onClick={onDone}>Verstanden</Button>
          </div>
        </>
      ) : (
        <div className="row">
          <Button
            onClick={() => {
              // Ask once, whatever the answer.
              way.prompt().catch(() => {});
              onDone();
            }}
          >
            Zum Startbildschirm
          </Button>
          <Button onClick={onDone}>Nicht jetzt</Button>
        </div>
      )}
    </aside>
  );
}
