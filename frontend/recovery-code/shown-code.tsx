import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { shortDay } from '../lib/dates.ts';
import { ownValue } from '../lib/json-values.ts';
import { CREDENTIALS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { publicOrigin } from '../lib/public-origin.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Fact } from '../ui/fact.tsx';
import styles from './recovery-code.module.css';

const SHOWN = 'sheetIsShown';

type ShownCodeProps = { recoveryCode: { code: string; createdAt: string }; username: string };

/** A recovery code on the screen and as a printed sheet; leaving asks whether the code is stored. */
export function ShownCode({ recoveryCode, username }: ShownCodeProps) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [hasEntry, setHasEntry] = useState(false);
  const isBack = hasEntry && !ownValue(state, SHOWN);
  useUnfinished(true);

  // An additional history entry, so that going back passes this page, which can ask.
  useEffect(() => {
    void navigate(pathname, { state: { [SHOWN]: true } });
    setHasEntry(true);
  }, [navigate, pathname]);
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hash) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.pathname);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  function stay() {
    setLeavingTo(null);
    if (isBack) void navigate(1);
  }

  return (
    <>
      <p className={`screen-only ${styles.once}`}>
        Dieses Blatt siehst Du nur jetzt. Druck es aus oder schreib den Code ab, und leg es zu Deinen
        Papieren.
      </p>
      <PrintedSheet {...recoveryCode} username={username} />
      <div className={`row screen-only ${styles.actions}`}>
        <Button kind="primary" onClick={() => window.print()}>
          Drucken
        </Button>
        <Button onClick={() => setLeavingTo(CREDENTIALS)}>Fertig</Button>
      </div>
      <ConfirmDialog
        open={leavingTo !== null || isBack}
        title="Hast Du das Blatt sicher verwahrt?"
        text="Es wird nur dieses eine Mal gezeigt. Ohne Ausdruck oder Abschrift musst Du ein neues erstellen."
        confirmLabel="Ja, weiter"
        onConfirm={() => void (isBack ? navigate(-1) : navigate(leavingTo ?? CREDENTIALS))}
        onCancel={stay}
      />
    </>
  );
}

function PrintedSheet({ code, createdAt, username }: { code: string; createdAt: string; username: string }) {
  return (
    <section className={`card rows ${styles.paper}`} aria-label="Dein Blatt">
      <h2>Wiederherstellungsblatt für {BRAND}</h2>
      <p>
        Dieser Code öffnet zusammen mit der E-Mail-Adresse Dein Tagebuch, wenn Du Dein Passwort vergessen
        hast. Er gilt nur einmal. Zeig ihn niemandem.
      </p>
      <p className={styles.code}>
        {code.split('-').map((group) => (
          <span key={group}>{group} </span>
        ))}
      </p>
      <dl>
        <Fact term="Hier eingeben">{publicOrigin() + WAY_BACK_PATHS.recovery}</Fact>
        <Fact term="E-Mail-Adresse">{username}</Fact>
        <Fact term="Erstellt am">{shortDay(createdAt)}</Fact>
      </dl>
    </section>
  );
}
