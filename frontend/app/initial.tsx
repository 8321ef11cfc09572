import { useAddress } from '../session/use-current-user.ts';
import { Drawing } from '../ui/icon.tsx';
import { DRAWINGS } from './drawings.ts';
import styles from './initial.module.css';

/** The initial of the signed-in person's address, or a drawing without an address. */
export function Initial() {
  const initial = useAddress()?.at(0);
  if (!initial) return <Drawing path={DRAWINGS.person} size={20} />;
  return (
    <span className={`disc ${styles.initial}`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
