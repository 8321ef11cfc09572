import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { MEGABYTE_BYTES } from '../../bff/platform/lib/megabytes.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { Section } from '../ui/section.tsx';
import { DiaryStorageDocument } from './storage.generated.ts';

/** The profile warns from this share of the quota. */
const NEARLY_FULL = 0.8;
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

function megabytes(bytes: number): string {
  return NUMBER.format(bytes / MEGABYTE_BYTES);
}

/** Storage use of the diary; hidden while there is plenty of space. */
export function StorageSection() {
  const { data } = useQuery(DiaryStorageDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.me) return null;
  const { usedBytes, maxBytes } = data.me.storage;
  if (usedBytes < NEARLY_FULL * maxBytes) return null;
  return (
    <Section title="Speicherplatz">
      <p>
        Dein Tagebuch belegt {megabytes(usedBytes)} von {megabytes(maxBytes)}&nbsp;MB. Ist es voll, kommt
        Neues erst wieder hinein, wenn Du ältere Einträge kürzt oder löschst. Um mehr Platz kannst Du uns auf
        der Seite <Link to={PATHS.contact}>Kontakt</Link> bitten.
      </p>
    </Section>
  );
}
