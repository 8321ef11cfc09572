import styles from './legal.module.css';
import { OPERATOR } from './operator.ts';

/** Shows one fact about the operator, marked while it is missing. */
export function OperatorField({ name }: { name: keyof typeof OPERATOR }) {
  const value = OPERATOR[name];
  return value.startsWith('[') ? <mark className={styles.missing}>{value}</mark> : value;
}
