import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Horizon } from '../horizon/horizon.tsx';
import { weekdayOf } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { WeekDocument } from './week.operations.generated.ts';
import { firstDay, weekOf, weekTitle } from './week.ts';
import styles from './week-page.module.css';

const SHORT_NAME_LENGTH = 2;
const DATES = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A screen of its own, without the header and the footer of other pages. */
function Screen({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.screen} data-screen>
      <Horizon shape="strip" className={styles.scene} />
      {children}
      <div className={`screen-only spread ${styles.bar}`}>
        {action}
        <ButtonLink to={PATHS.diary}>Fertig</ButtonLink>
      </div>
    </div>
  );
}

/** The last seven days, each with the opening of its answer, to be read or printed. */
export function Page() {
  const { data, error, refetch } = useQuery(WeekDocument, { fetchPolicy: 'network-only' });
  if (!data) return <Screen>{error ? <LoadFailed onRetry={refetch} /> : <Spinner />}</Screen>;
  const { today } = data;
  const answers = weekOf(data.answers.nodes, today);
  const title = weekTitle(answers.length);
  const isEmpty = answers.length === 0;
  const print = <Button onClick={() => window.print()}>Drucken</Button>;

  return (
    <Screen action={!isEmpty && print}>
      <PageMeta
        title={title}
        description="Die Sätze Deiner letzten sieben Tage auf einer Seite, zum Behalten oder Drucken."
      />
      <article className={`column ${styles.week}`}>
        <p className={`print-only ${styles.mark}`}>
          <Logo size={44} />
        </p>
        <p className="small">{DATES.formatRange(Date.parse(firstDay(today)), Date.parse(today))}</p>
        <PageHeading>{title}</PageHeading>
        {isEmpty && <p className="lead">Aus diesen sieben Tagen gibt es keinen Eintrag.</p>}
        <ol>
          {answers.map(({ id, day, content }) => (
            <li key={id}>
              <time dateTime={day} className="small">
                <span className="visually-hidden">{weekdayOf(day)}</span>
                <span aria-hidden="true">{weekdayOf(day).slice(0, SHORT_NAME_LENGTH)}</span>
              </time>
              <p dir="auto">{content}</p>
            </li>
          ))}
        </ol>
      </article>
    </Screen>
  );
}

export const waiting = (
  <Screen>
    <Spinner />
  </Screen>
);

export const first = { query: WeekDocument };
