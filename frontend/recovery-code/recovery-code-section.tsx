import { shortDay } from '../lib/dates.ts';
import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { CODE_PURPOSE } from './recovery-code.wording.ts';

/** The recovery code in the profile: its date, and the link to a new code. */
export function RecoveryCodeSection({ createdAt }: { createdAt: string | null | undefined }) {
  return (
    <Section title="Wiederherstellungsblatt">
      <p>
        {createdAt
          ? `Dein Blatt ist vom ${shortDay(createdAt)}. Es gilt, bis Du ein neues erstellst oder Dein Passwort mit einem Link ersetzt. Hast Du seitdem die E-Mail-Adresse geändert, schreib die neue dazu.`
          : CODE_PURPOSE}
      </p>
      <ButtonLink to={PATHS.recoveryCode} kind="secondary">
        {createdAt ? 'Neues Blatt erstellen' : 'Blatt erstellen'}
      </ButtonLink>
    </Section>
  );
}
