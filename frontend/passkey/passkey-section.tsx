import { useRef, useState } from 'react';
import { shortDay } from '../lib/dates.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { ONLY_CREDENTIAL } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { ItemFacts, NamedList } from '../ui/named-list.tsx';
import { Section } from '../ui/section.tsx';
import styles from './passkey.module.css';
import type { PasskeysFragment } from './passkey.operations.generated.ts';
import { AddPasskeyForm, RemovePasskeyForm, RenamePasskeyForm } from './passkey-forms.tsx';
import { canUsePasskeys } from './support.ts';

type Passkey = PasskeysFragment['passkeys'][number];

/** The open form: for a new passkey, or for a passkey in the list. */
type Open = { form: 'add' } | { form: 'rename' | 'remove'; id: string };

type PasskeySectionProps = {
  passkeys: Passkey[];
  userHandle: string | null | undefined;
  /** Whether a passkey is the only credential of the account. */
  isOnlyWay: boolean;
};

/** The passkeys of the account: add, rename, remove; the last credential stays. */
export function PasskeySection({ passkeys, userHandle, isOnlyWay }: PasskeySectionProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const opener = useRef('');
  const close = () => setOpen(null);
  useAfterClose(open !== null, () =>
    (
      section.current?.querySelector<HTMLElement>(`[data-opener="${CSS.escape(opener.current)}"]`) ??
      section.current?.querySelector<HTMLElement>('button')
    )?.focus(),
  );

  function show(next: Open) {
    opener.current = next.form + ('id' in next ? next.id : '');
    setOpen(next);
  }

  return (
    <Section title="Passkeys">
      <p>
        Ein Passkey öffnet Dein Tagebuch mit Fingerabdruck, Gesicht oder der Displaysperre, ganz ohne
        Passwort.
      </p>
      <div ref={section} className={`stack ${styles.place}`}>
        <NamedList>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyFacts passkey={passkey} isOnlyWay={isOnlyWay} />
              {open === null && (
                <div className="row">
                  <Button
                    kind="secondary"
                    data-opener={`rename${passkey.id}`}
                    aria-label={`${passkey.name} umbenennen`}
                    onClick={() => show({ form: 'rename', id: passkey.id })}
                  >
                    Umbenennen
                  </Button>
                  {!isOnlyWay && (
                    <Button
                      kind="dangerOutline"
                      data-opener={`remove${passkey.id}`}
                      aria-label={`${passkey.name} entfernen`}
                      onClick={() => show({ form: 'remove', id: passkey.id })}
                    >
                      Entfernen
                    </Button>
                  )}
                </div>
              )}
              {open?.form === 'rename' && open.id === passkey.id && (
                <RenamePasskeyForm passkey={passkey} onClose={close} />
              )}
              {open?.form === 'remove' && open.id === passkey.id && (
                <RemovePasskeyForm passkey={passkey} userHandle={userHandle} onClose={close} />
              )}
            </li>
          ))}
        </NamedList>
        {open === null && canUsePasskeys() && (
          <Button kind="secondary" data-opener="add" onClick={() => show({ form: 'add' })}>
            Passkey hinzufügen
          </Button>
        )}
        {!canUsePasskeys() && <p>Dieser Browser kann keinen Passkey einrichten.</p>}
        {open?.form === 'add' && <AddPasskeyForm onClose={close} />}
      </div>
    </Section>
  );
}

function PasskeyFacts({ passkey, isOnlyWay }: { passkey: Passkey; isOnlyWay: boolean }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <ItemFacts name={name}>
      <span>Hinzugefügt am {shortDay(createdAt)}</span>
      <span>{lastUsedAt ? `Zuletzt benutzt am ${shortDay(lastUsedAt)}` : 'Noch nicht benutzt'}</span>
      {isOnlyWay && <span>{ONLY_CREDENTIAL}</span>}
    </ItemFacts>
  );
}
