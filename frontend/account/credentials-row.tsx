import { AddressSection } from '../address/address-section.tsx';
import { ConnectedAccountsSection } from '../identity/connected-accounts-section.tsx';
import { nameOf } from '../identity/provider-name.ts';
import { isMet } from '../lib/offers.ts';
import { NoticeSection } from '../notice/notice-section.tsx';
import { PasskeySection } from '../passkey/passkey-section.tsx';
import { RecoveryCodeSection } from '../recovery-code/recovery-code-section.tsx';
import { DevicesSection } from '../session/devices-section.tsx';
import { OTHERS_LOGGED_OUT } from '../session/session.wording.ts';
import { Row, Section } from '../ui/section.tsx';
import type { ProfileQuery } from './profile.generated.ts';

type CredentialsRowProps = { account: NonNullable<ProfileQuery['me']> };

/** The credentials in a few words, such as 'Passwort, kein Blatt'. */
function summaryOf(account: CredentialsRowProps['account']): string {
  const credentials = account.identities.map(({ provider }) => nameOf(provider));
  if (account.hasPassword) credentials.unshift('Passwort');
  if (account.passkeys.length > 0) credentials.push('Passkey');
  return [...credentials, account.recoveryCodeCreatedAt ? 'Blatt' : 'kein Blatt'].join(', ');
}

/** 'Anmelden und Sicherheit': the address, every credential, the recovery code, the security mails and the devices. */
export function CredentialsRow({ account }: CredentialsRowProps) {
  const { hasPassword, passkeys, identities, sessions } = account;
  const thisDevice = sessions.find(({ isCurrent }) => isCurrent)?.browser;
  const isOnlyWay = !hasPassword && passkeys.length + identities.length === 1;

  return (
    <Row id="sicherheit" title="Anmelden und Sicherheit" state={summaryOf(account)}>
      <Section>
        <p>
          Mit einem zweiten Weg in Dein Konto kommst Du auch dann hinein, wenn Du einen verlierst. Den letzten
          kannst Du nicht entfernen. {OTHERS_LOGGED_OUT}
        </p>
      </Section>
      <AddressSection account={account} />
      <RecoveryCodeSection createdAt={account.recoveryCodeCreatedAt} />
      {isMet('passkeys') && (
        <PasskeySection passkeys={passkeys} isOnlyWay={isOnlyWay} thisDevice={thisDevice} />
      )}
      <ConnectedAccountsSection identities={identities} isOnlyWay={isOnlyWay} />
      {isMet('mail') && account.isAddressConfirmed && <NoticeSection isOn={account.hasSecurityMails} />}
      <DevicesSection sessions={sessions} />
    </Row>
  );
}
