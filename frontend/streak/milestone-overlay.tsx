import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useUnfinished } from '../lib/unfinished.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { BubbleBackground } from '../ui/bubble-background.tsx';
import { Button } from '../ui/button.tsx';
import styles from './milestone-overlay.module.css';

const AUTO_CLOSE_MS = 3500;
const CLOSE_ANIMATION_MS = 300;

type MilestoneOverlayProps = { event: string; text: string; onClosed: () => void };

/**
 * Celebrates a milestone full screen; closes by itself, on a click or on 'Weiter'.
 * A key press, a touch or a real movement over the card stops the clock.
 */
export function MilestoneOverlay({ event, text, onClosed }: MilestoneOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);
  const [closing, setClosing] = useState(false);
  const { headline, rest } = split(text);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    next.current?.focus();
    return () => element?.close();
  }, []);
  useUnfinished(true);
  useTimeout(() => setClosing(true), held || closing ? null : AUTO_CLOSE_MS);
  useTimeout(onClosed, closing ? CLOSE_ANIMATION_MS : null);

  const hold = () => setHeld(true);
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    // A dialog that opens under a resting pointer gets moves of length zero.
    if (movementX !== 0 || movementY !== 0) hold();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-closing={closing}
      aria-label={text}
      onClick={() => setClosing(true)}
      onKeyDown={hold}
      onCancel={(cancel) => {
        cancel.preventDefault();
        setClosing(true);
      }}
    >
      <BubbleBackground />
      <div className={`centered ${styles.card}`} onPointerMove={onPointerMove} onTouchStart={hold}>
        <div className={`disc ${styles.sun}`} aria-hidden="true">
          {event.split('-').at(-1)}
        </div>
        <h2 className={styles.headline}>{headline}</h2>
        {rest && <p className={styles.rest}>{rest}</p>}
        <Button ref={next}>Weiter</Button>
      </div>
    </dialog>
  );
}

function split(text: string): { headline: string; rest: string } {
  const end = text.search(/[.!?:](?=\s)/) + 1;
  return end > 0
    ? { headline: text.slice(0, end), rest: text.slice(end).trim() }
    : { headline: text, rest: '' };
}
