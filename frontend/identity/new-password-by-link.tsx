import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import { plainRequest } from '../graphql/plain-request.ts';
import { PATHS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { NewPasswordField } from '../session/new-password-field.tsx';
import { queryUser } from '../session/use-current-user.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { FormPage, NoScript } from '../ui/form-page.tsx';
import { LinkExpired, LinkTokenField } from '../ui/link-token-field.tsx';
import { useLinkForm } from '../ui/use-link-form.ts';
import type { RecentCredentialsPartsFragment } from './recent-credentials.plain.generated.ts';
import { RecentCredentials } from './recent-credentials.tsx';

type NewPasswordByLinkProps<Reply> = {
  operation: TypedDocumentNode<Reply, { token: string; password: string }>;
  recentOf: (reply: Reply) => RecentCredentialsPartsFragment;
  title: string;
  description: string;
  intro: string;
  label: string;
  pendingLabel: string;
  doneHeading: string;
  /** The way to another link; a sentence takes the place of the server's. */
  expired: { label: string; sentence?: string };
  /** Says what the change has done. */
  children: ReactNode;
};

/** The page of a mail whose link sets a new password, and ends all sessions. */
export function NewPasswordByLink<Reply extends object>(props: NewPasswordByLinkProps<Reply>) {
  const { operation, recentOf, title, description, label, pendingLabel, doneHeading } = props;
  const { token, over, reply, isOpen, form, button, errors, failure } = useLinkForm({
    rule: async () => (await import('../../bff/account/account.rules.ts')).tokenAndPasswordRule,
    send: (values) => plainRequest(operation, values),
    // This browser's session has ended, too.
    onReply: () => void queryUser(),
  });

  return (
    <FormPage
      title={title}
      description={description}
      heading={reply ? doneHeading : over ? 'Link abgelaufen' : undefined}
    >
      {reply && (
        <>
          <p>{props.children}</p>
          <RecentCredentials {...recentOf(reply)} />
          <ButtonLink to={PATHS.auth}>Zur Anmeldung</ButtonLink>
        </>
      )}
      {over && <LinkExpired sentence={over} to={WAY_BACK_PATHS.forgottenPassword} {...props.expired} />}
      {isOpen && (
        <form {...form}>
          <p>{props.intro}</p>
          <FormFailure failure={failure} />
          <LinkTokenField token={token} error={errors.token} />
          <NewPasswordField error={errors.password} />
          <Button {...button} pendingLabel={pendingLabel}>
            {label}
          </Button>
          <NoScript />
        </form>
      )}
    </FormPage>
  );
}
