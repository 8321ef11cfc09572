import { shortDay } from '../lib/dates.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { ONLY_CREDENTIAL } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { ItemFacts, NamedList } from '../ui/named-list.tsx';
import styles from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import type { PasskeysFragment } from './passkey.operations.generated.ts';
import { AddPasskeyForm, RemovePasskeyForm, RenamePasskeyForm } from './passkey-forms.tsx';
import { canUsePasskeys } from './support.ts';

type PasskeySectionProps = {
  passkeys: PasskeysFragment['passkeys'];
  /** Whether a passkey is the only credential of the account. */
  isOnlyWay: boolean;
  /** The name that a new passkey is offered. */
  thisDevice: string | undefined;
};

/** The passkeys of the account: add, rename, remove; the last credential stays. */
export function PasskeySection({ passkeys, isOnlyWay, thisDevice }: PasskeySectionProps) {
  const { open, opener, close } = useOpeners();

  return (
    <Section title="Passkeys">
      <p>
        Ein Passkey öffnet Dein Tagebuch mit Fingerabdruck, Gesicht oder der Displaysperre, ganz ohne
        Passwort.
      </p>
      <div className={`stack ${styles.place}`}>
        <NamedList>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <ItemFacts name={passkey.name}>
                <span>Hinzugefügt am {shortDay(passkey.createdAt)}</span>
                <span>
                  {passkey.lastUsedAt
                    ? `Zuletzt benutzt am ${shortDay(passkey.lastUsedAt)}`
                    : 'Noch nicht benutzt'}
                </span>
                {isOnlyWay && <span>{ONLY_CREDENTIAL}</span>}
              </ItemFacts>
              {open === null && (
                <div className="row">
                  <Button aria-label={`${passkey.name} umbenennen`} {...opener(`rename${passkey.id}`)}>
                    Umbenennen
                  </Button>
                  {!isOnlyWay && (
                    <Button
                      kind="dangerOutline"
                      aria-label={`${passkey.name} entfernen`}
                      {...opener(`remove${passkey.id}`)}
                    >
                      Entfernen
                    </Button>
                  )}
                </div>
              )}
              {open === `rename${passkey.id}` && <RenamePasskeyForm passkey={passkey} onClose={close} />}
              {open === `remove${passkey.id}` && <RemovePasskeyForm passkey={passkey} onClose={close} />}
            </li>
          ))}
        </NamedList>
        {open === null && canUsePasskeys() && <Button {...opener('add')}>Passkey hinzufügen</Button>}
        {!canUsePasskeys() && <p>Dieser Browser kann keinen Passkey einrichten.</p>}
        {open === 'add' && <AddPasskeyForm thisDevice={thisDevice} onClose={close} />}
      </div>
    </Section>
  );
}
