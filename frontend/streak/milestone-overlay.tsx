import { useEffect, useRef, useState } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { useUnfinished } from '../lib/unfinished.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { Button } from '../ui/button.tsx';
import { useMotion } from '../ui/motion.ts';
import styles from './milestone-overlay.module.css';

const AUTO_CLOSE_MS = 3500;
const CLOSE_ANIMATION_MS = 300;
const HIGHER_FROM = [7, 30, 100];
// Of the size of the number in the sun.
const LOWEST_EM = -0.61;
const STEP_EM = 0.33;
const FIRST_SENTENCE = /^(.+?[.!?:])\s+(.+)$/;

type MilestoneOverlayProps = { event: string; text: string; onClosed: () => void };

/**
 * Celebrates a milestone full screen. Closes by itself, on a click or on 'Weiter'; with reduced motion it does not close
 * by itself.
 */
export function MilestoneOverlay({ event, text, onClosed }: MilestoneOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { reduced } = useMotion();
  const [closing, setClosing] = useState(false);
  const [, headline = text, rest] = FIRST_SENTENCE.exec(text) ?? [];
  const number = Number(event.split('-').at(-1));

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A low window has scrolled to the focus: the number comes first.
    element?.scrollTo(0, 0);
    return () => element?.close();
  }, []);
  useUnfinished(true);
  useTimeout(() => setClosing(true), reduced || closing ? null : AUTO_CLOSE_MS);
  useTimeout(onClosed, closing ? CLOSE_ANIMATION_MS : null);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-closing={closing}
      aria-label={text}
      onClick={() => setClosing(true)}
      onCancel={(cancel) => {
        cancel.preventDefault();
        setClosing(true);
      }}
    >
      <Horizon shape="middle" className={styles.horizon} />
      <div className={`centered ${styles.card}`}>
        <div className={styles.sky} aria-hidden="true">
          <div className={`disc ${styles.sun}`} style={{ marginBottom: heightOf(number) }}>
            {number}
          </div>
          <svg viewBox="0 0 240 48" className={styles.air} aria-hidden="true">
            <path d="M4 16c20-14 38-14 58 0s38 14 58 0 38-14 58 0 38 14 58 0" />
            <path d="M20 33c17-11 33-11 50 0s33 11 50 0 33-11 50 0 33 11 50 0" />
          </svg>
        </div>
        <h2 className={styles.headline}>{headline}</h2>
        {rest && <p className={styles.rest}>{rest}</p>}
        <Button kind="primary">Weiter</Button>
      </div>
    </dialog>
  );
}

/** The sun's height over the waves: rises in steps, from the first days to day 100. */
function heightOf(number: number): string {
  return `${LOWEST_EM + STEP_EM * HIGHER_FROM.filter((least) => number >= least).length}em`;
}
