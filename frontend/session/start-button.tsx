import type { ComponentProps } from 'react';
import { PATHS, REGISTRATION } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useIsSignedIn } from './use-current-user.ts';

/** A visitor's way to begin; a signed-in person gets the way to the question, and never sees the visitor's button. */
export function StartButton({ children, ...rest }: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) {
    return (
      <ButtonLink {...rest} to={PATHS.daily}>
        Zur Tagesfrage
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...rest} to={REGISTRATION} data-visitor={isSignedIn === undefined || undefined}>
      {children}
    </ButtonLink>
  );
}
