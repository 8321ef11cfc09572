import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type IdentityProvider, nameOf } from './provider-name.ts';

type SignInProgressProps = { provider: IdentityProvider; label?: string | undefined };

/** The waiting state of a return page. */
export function SignInProgress({ provider, label = 'Anmeldung läuft\u00a0…' }: SignInProgressProps) {
  return (
    <>
      <SignInMeta provider={provider} />
      <PageHeading className="visually-hidden">Anmeldung mit {nameOf(provider)}</PageHeading>
      <Spinner label={label} titled={false} />
    </>
  );
}

/** Title and description of a return page, hidden from search engines. */
export function SignInMeta({ provider }: { provider: IdentityProvider }) {
  const name = nameOf(provider);
  return (
    <PageMeta
      title={`Anmeldung mit ${name}`}
      description={`Die Anmeldung mit ${name} wird abgeschlossen. Diese Seite leitet von selbst weiter.`}
      noIndex
    />
  );
}
