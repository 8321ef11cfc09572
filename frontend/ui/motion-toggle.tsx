import { Icon } from './icon.tsx';
import { toggleMotion, useMotion } from './motion.ts';
import styles from './motion-toggle.module.css';

/** The one button that stops typewriter and bubbles; absent where nothing moves anyway (WCAG 2.2.2). */
export function MotionToggle() {
  const { paused } = useMotion();
  return (
    <button type="button" className={`screen-only target ${styles.toggle}`} onClick={toggleMotion}>
      <Icon name={paused ? 'play' : 'pause'} />
      {paused ? 'Animation abspielen' : 'Animation anhalten'}
    </button>
  );
}
