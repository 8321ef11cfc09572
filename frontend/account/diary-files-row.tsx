import { Link } from 'react-router-dom';
import { MEGABYTE_BYTES } from '../../bff/platform/lib/megabytes.rules.ts';
import { DIARY_FILES_ID, DiaryExport } from '../export/account-export.tsx';
import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Row, Section } from '../ui/section.tsx';
import { AccountDetails } from './account-details.tsx';
import type { ProfileQuery } from './profile.generated.ts';

/** The share of the limit from which the profile warns. */
const NEARLY_FULL = 0.8;
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

function megabytes(bytes: number): string {
  return NUMBER.format(bytes / MEGABYTE_BYTES);
}

type DiaryFilesRowProps = { storage: NonNullable<ProfileQuery['me']>['storage'] | undefined };

/** 'Tagebuch mitnehmen und mitbringen': files of the diary and of the account, the book, the import, and how full a diary is. */
export function DiaryFilesRow({ storage = { usedBytes: 0, maxBytes: 1 } }: DiaryFilesRowProps) {
  const { usedBytes, maxBytes } = storage;
  const isNearlyFull = usedBytes >= NEARLY_FULL * maxBytes;

  return (
    <Row
      id={DIARY_FILES_ID}
      title="Tagebuch mitnehmen und mitbringen"
      state={isNearlyFull ? 'fast voll' : ''}
    >
      {isNearlyFull && (
        <Section title="Speicherplatz">
          <p>
            Dein Tagebuch belegt {megabytes(usedBytes)} von {megabytes(maxBytes)}&nbsp;MB. Ist es voll, kommt
            Neues erst wieder hinein, wenn Du ältere Einträge kürzt oder löschst. Um mehr Platz kannst Du uns
            auf der Seite <Link to={PATHS.contact}>Kontakt</Link> bitten.
          </p>
        </Section>
      )}
      <Section title="Mitnehmen">
        <DiaryExport />
      </Section>
      <AccountDetails />
      <Section title="Buch">
        <p>Ein Jahr Deines Tagebuchs auf schönen Seiten, zum Drucken oder als PDF zum Aufheben.</p>
        <ButtonLink to={PATHS.book} kind="secondary">
          Buch ansehen
        </ButtonLink>
      </Section>
      <Section title="Mitbringen">
        <p>
          Hast Du schon anderswo geschrieben, in Day One, Daylio, Presently oder einer Tabelle? Hier geht es
          weiter.
        </p>
        <ButtonLink to={PATHS.import} kind="secondary">
          Einträge mitbringen
        </ButtonLink>
      </Section>
    </Row>
  );
}
