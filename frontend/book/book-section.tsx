import { PATHS } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** The link to the book, in the profile. */
export function BookSection() {
  return (
    <Section title="Buch">
      <p>Ein Jahr Deines Tagebuchs auf schönen Seiten, zum Drucken oder als PDF zum Aufheben.</p>
      <ButtonLink to={PATHS.book} kind="secondary">
        Buch ansehen
      </ButtonLink>
    </Section>
  );
}
