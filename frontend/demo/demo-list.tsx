import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import { InertButton } from '../ui/inert-button.tsx';
import styles from './demo.module.css';
import type { DemoEntry } from './demo-entries.ts';

const WHY = 'Diese Funktion ist nur in der vollständigen App verfügbar';

/** The entries of the demo. Pencil and bin are inert and only explain themselves. */
export function DemoList({ entries }: { entries: DemoEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, date, content }) => (
        <li key={id} className={styles.entry}>
          <div className={entry.head}>
            <h3 className={entry.date}>{date}</h3>
            <div className={entry.actions}>
              <InertButton label={`Eintrag „${date}“ bearbeiten`} why={WHY}>
                <Icon name="pencil" />
              </InertButton>
              <InertButton label={`Eintrag „${date}“ löschen`} why={WHY}>
                <Icon name="trash" />
              </InertButton>
            </div>
          </div>
          <p className={entry.text}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
