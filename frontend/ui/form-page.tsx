import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { PageMeta } from './page-meta.tsx';
import { SENDING_NEEDS_SCRIPT } from './ui.wording.ts';

type FormPageProps = {
  title: string;
  description: string;
  /** Heading after an action; defaults to the title. */
  heading?: string | undefined;
  children: ReactNode;
};

/** A narrow page with a form, or its result, in a card; hidden from search engines. */
export function FormPage({ title, description, heading, children }: FormPageProps) {
  return (
    <div className={`column ${styles.page}`}>
      <PageMeta title={title} description={description} noIndex />
      <PageHeading key={heading} className={styles.heading} isResult={heading !== undefined}>
        {heading ?? title}
      </PageHeading>
      <div className={`card ${styles.card}`}>{children}</div>
    </div>
  );
}

/** Says at a form of these pages that sending needs script. */
export function NoScript() {
  return <noscript>{SENDING_NEEDS_SCRIPT}</noscript>;
}
