import { AddressSection } from '../address/address-section.tsx';
import type { WaysInQuery } from '../graphql/ways-in-operations.generated.ts';
import { ConnectedAccountsSection } from '../identity/connected-accounts-section.tsx';
import { NoticeSection } from '../notice/notice-section.tsx';
import { PasskeySection } from '../passkey/passkey-section.tsx';
import { RecoverySheetSection } from '../recovery-sheet/recovery-sheet-section.tsx';
import { PasswordSection } from './password-section.tsx';
import styles from './profile.module.css';

/** 'Wege in Dein Konto': every way in, and what helps when one is lost. */
export function WaysInPart({ offers, waysIn }: WaysInQuery) {
  const { hasPassword, passkeys, passkeyUserHandle, identities, recoverySheetCreatedAt, hasNotices } = waysIn;
  const proofs = { hasPassword, hasPasskey: passkeys.length > 0 };
  const isOnlyWay = !hasPassword && passkeys.length + identities.length === 1;

  return (
    <section className={styles.part} aria-labelledby="wege">
      <h2 id="wege">Wege in Dein Konto</h2>
      <p>
        Mit einem zweiten Weg kommst Du auch dann hinein, wenn Du einen verlierst. Der letzte bleibt immer.
      </p>
      {hasPassword && <PasswordSection />}
      <AddressSection waysIn={waysIn} hasMail={offers.mail} proofs={proofs} />
      <RecoverySheetSection createdAt={recoverySheetCreatedAt} />
      {offers.passkeys && (
        <PasskeySection
          passkeys={passkeys}
          userHandle={passkeyUserHandle}
          proofs={proofs}
          isOnlyWay={isOnlyWay}
        />
      )}
      <ConnectedAccountsSection identities={identities} hasPassword={hasPassword} isOnlyWay={isOnlyWay} />
      {offers.mail && <NoticeSection isOn={hasNotices} />}
    </section>
  );
}
