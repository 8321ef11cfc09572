import { ConnectedAccountsSection } from '../identity/connected-accounts-section.tsx';
import { NoticeSection } from '../notice/notice-section.tsx';
import type { Proofs } from '../passkey/owner-form.tsx';
import { PasskeySection } from '../passkey/passkey-section.tsx';
import { RecoveryCodeSection } from '../recovery-code/recovery-code-section.tsx';
import type { CredentialsQuery } from './credentials.generated.ts';
import { PasswordSection } from './password-section.tsx';

type CredentialSectionsProps = {
  offers: CredentialsQuery['offers'];
  account: NonNullable<CredentialsQuery['me']>;
  proofs: Proofs;
};

/** All credentials of the account, the help after a loss, and the mails about them. */
export function CredentialSections({ offers, account, proofs }: CredentialSectionsProps) {
  const { hasPassword, passkeys, identities } = account;
  const isOnlyWay = !hasPassword && passkeys.length + identities.length === 1;

  return (
    <>
      {hasPassword && <PasswordSection />}
      <RecoveryCodeSection createdAt={account.recoveryCodeCreatedAt} />
      {offers.passkeys && (
        <PasskeySection
          passkeys={passkeys}
          userHandle={account.passkeyUserHandle}
          proofs={proofs}
          isOnlyWay={isOnlyWay}
        />
      )}
      <ConnectedAccountsSection identities={identities} hasPassword={hasPassword} isOnlyWay={isOnlyWay} />
      {offers.mail && <NoticeSection isOn={account.hasSecurityMails} proofs={proofs} />}
    </>
  );
}
