import styles from './bubble-background.module.css';
import { useMotion } from './motion.ts';

const BUBBLES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Bubbles that rise behind the page; decorative, and still when motion is paused. */
export function BubbleBackground() {
  const { paused } = useMotion();
  return (
    <div className={`screen-only ${styles.sky}`} data-paused={paused} aria-hidden="true">
      {BUBBLES.map((bubble) => (
        <span key={bubble} className={styles[bubble]} />
      ))}
    </div>
  );
}
