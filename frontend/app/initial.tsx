import { useAddress } from '../session/use-current-user.ts';
import { Drawing } from '../ui/icon.tsx';
import styles from './initial.module.css';

export const PERSON =
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c1.2-3.6 4-5.25 7.5-5.25s6.3 1.65 7.5 5.25';

/** The initial of the signed-in person's address, or a drawing without an address. */
export function Initial() {
  const initial = useAddress()?.at(0);
  if (!initial) return <Drawing path={PERSON} />;
  return (
    <span className={`disc ${styles.initial}`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
