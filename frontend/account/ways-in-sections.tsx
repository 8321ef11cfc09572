import { ConnectedAccountsSection } from '../identity/connected-accounts-section.tsx';
import { NoticeSection } from '../notice/notice-section.tsx';
import type { Proofs } from '../passkey/owner-form.tsx';
import { PasskeySection } from '../passkey/passkey-section.tsx';
import { RecoverySheetSection } from '../recovery-sheet/recovery-sheet-section.tsx';
import { PasswordSection } from './password-section.tsx';
import type { WaysInQuery } from './ways-in.generated.ts';

type WaysInSectionsProps = {
  offers: WaysInQuery['offers'];
  account: NonNullable<WaysInQuery['me']>;
  proofs: Proofs;
};

/** Every way into the account, what helps when one is lost, and the mails about them. */
export function WaysInSections({ offers, account, proofs }: WaysInSectionsProps) {
  const { hasPassword, passkeys, identities } = account;
  const isOnlyWay = !hasPassword && passkeys.length + identities.length === 1;

  return (
    <>
      {hasPassword && <PasswordSection />}
      <RecoverySheetSection createdAt={account.recoveryCodeCreatedAt} />
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
