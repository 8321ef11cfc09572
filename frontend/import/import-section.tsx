import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** The link to the import, in the profile. */
export function ImportSection() {
  return (
    <Section title="Tagebuch mitbringen">
      <p>
        Hast Du schon anderswo geschrieben, in Day One, Daylio, Presently oder einer Tabelle? Hier geht es
        weiter.
      </p>
      <ButtonLink to={PATHS.import} kind="secondary">
        Einträge mitbringen
      </ButtonLink>
    </Section>
  );
}
