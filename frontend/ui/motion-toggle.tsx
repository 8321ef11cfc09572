import { IconButton } from './button.tsx';
import { Drawing } from './icon.tsx';
import { toggleMotion, useMotion } from './motion.ts';
import styles from './motion-toggle.module.css';

const PAUSE = 'M9 6v12M15 6v12';
const PLAY = 'M8 5.5l10.5 6.5L8 18.5z';

/** The button in the corner of a card that stops the typewriter; absent with reduced motion (WCAG 2.2.2). */
export function MotionToggle() {
  const { paused } = useMotion();
  return (
    <span className={`screen-only ${styles.corner}`}>
      <IconButton label={paused ? 'Animation abspielen' : 'Animation anhalten'} onClick={toggleMotion}>
        <Drawing path={paused ? PLAY : PAUSE} />
      </IconButton>
    </span>
  );
}
