import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { deleteDemoSentence, demoSentence, storeDemoSentence } from '../lib/demo-sentence.ts';
import { PATHS, REGISTRATION } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { Badge, Sun } from '../ui/badge.tsx';
import entry from '../ui/entry.module.css';
import { Icon } from '../ui/icon.tsx';
import { InertButton } from '../ui/inert-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './demo.module.css';
import { DemoCard } from './demo-card.tsx';
import type { DemoEntry } from './demo-entries.ts';
import { NEW_VISIT, useDemo, visit } from './use-demo.ts';

const WHY = 'Diese Funktion ist nur in der vollständigen App verfügbar';

/** The product without an account, at /demo and /preview; nothing leaves the browser. */
export function Page() {
  const demo = useDemo();
  const own = demo.phase === 'saved' || demo.phase === 'locked' ? demo.entries[0] : undefined;
  // The visitor's sentence goes along by every link to the registration, also unsaved.
  const sentence = own?.content ?? demo.answer.trim();
  const takeAlong = () => sentence && storeDemoSentence(sentence);
  useEffect(() => {
    // A sentence that goes along already follows its later changes.
    if (demoSentence(null) === null) return;
    if (sentence) storeDemoSentence(sentence);
    else if (visit.get() !== NEW_VISIT) deleteDemoSentence();
  });

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Demo"
        description={`Probier ${BRAND} ohne Konto aus: eine Frage, eine Minute, und nichts wird gespeichert.`}
        canonical={PATHS.demo}
      />
      <header className={`stack ${styles.intro}`}>
        <Badge tone="mist">Demo-Modus</Badge>
        <PageHeading>Probier es einfach aus</PageHeading>
        <p>
          Schreib einen Satz. Hier wird nichts gespeichert. Willst Du ihn behalten,{' '}
          <Link to={REGISTRATION} onClick={takeAlong}>
            erstelle ein Konto
          </Link>
          .
        </p>
      </header>
      <DemoCard demo={demo} />
      <section aria-labelledby="demo-diary">
        <div className={`spread ${styles.diaryHead}`}>
          <h2 id="demo-diary">Beispiele aus einem Tagebuch</h2>
          <Badge tone="dawn">
            <Sun />5 Tage Streak
          </Badge>
        </div>
        <DemoList entries={demo.entries} />
      </section>
      <div className={`centered mist ${styles.closing}`}>
        <h2>Und morgen Deine eigenen</h2>
        <p>Kostenlos. Verschlüsselt gespeichert. Löschen geht jederzeit.</p>
        <StartButton onClick={takeAlong}>
          {own ? 'Deinen Satz behalten' : 'Eigenen Account erstellen'}
        </StartButton>
      </div>
    </div>
  );
}

/** The entries of the demo. Pencil and bin are inert and only explain themselves. */
function DemoList({ entries }: { entries: DemoEntry[] }) {
  return (
    <ul>
      {entries.map(({ date, content }) => (
        <li key={date} className={styles.entry}>
          <div className={`line ${entry.head}`}>
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
