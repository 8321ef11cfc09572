import { Drawing } from './icon.tsx';
import { toggleMotion, useMotion } from './motion.ts';
import styles from './motion-toggle.module.css';

const PAUSE = 'M9 6v12M15 6v12';
const PLAY = 'M8 5.5l10.5 6.5L8 18.5z';

/** The button that stops typewriter and bubbles; absent with reduced motion (WCAG 2.2.2). */
export function MotionToggle() {
  const { paused } = useMotion();
  return (
    <button type="button" className={`screen-only target small ${styles.toggle}`} onClick={toggleMotion}>
      <Drawing path={paused ? PLAY : PAUSE} />
      {paused ? 'Animation abspielen' : 'Animation anhalten'}
    </button>
  );
}
