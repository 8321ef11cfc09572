import type { ComponentProps } from 'react';
import { PATHS, REGISTRATION } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useIsSignedIn } from './use-current-user.ts';

/** A visitor's way to begin; a signed-in person gets the way to the question, and never sees the visitor's button. */
export function StartButton({ children, ...rest }: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const isSignedIn = useIsSignedIn();
  return (
    <ButtonLink
      {...rest}
      to={isSignedIn ? PATHS.daily : REGISTRATION}
      data-visitor={isSignedIn === undefined || undefined}
    >
      {isSignedIn ? 'Zur Tagesfrage' : children}
    </ButtonLink>
  );
}
