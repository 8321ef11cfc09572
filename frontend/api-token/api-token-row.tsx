import { useMutation, useQuery } from '@apollo/client/react';
import { isScope } from '../../bff/api-token/scopes.rules.ts';
import { formatCount } from '../lib/counts.ts';
import { shortDay } from '../lib/dates.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { RemovalForm } from '../passkey/owner-form.tsx';
import { lastUse } from '../session/session.wording.ts';
import { Button } from '../ui/button.tsx';
import { ItemFacts, NamedList } from '../ui/named-list.tsx';
import styles from '../ui/section.module.css';
import { Row, Section } from '../ui/section.tsx';
import { succeeded } from '../ui/toast-store.ts';
import {
  type ApiTokenPartsFragment,
  ApiTokensDocument,
  RemoveApiTokenDocument,
} from './api-token.operations.generated.ts';
import { SCOPE_MEANINGS } from './api-token.wording.ts';
import { NewTokenForm } from './new-token-form.tsx';

/** The API tokens: made, shown once and removed. */
export function ApiTokenRow() {
  const { data, error } = useQuery(ApiTokensDocument, { fetchPolicy: 'cache-and-network' });
  const { open, opener, close } = useOpeners();
  const tokens = data?.me?.apiTokens ?? [];
  const state = tokens.length === 0 ? 'kein Zugang' : formatCount(tokens.length, 'Zugang', 'Zugänge');

  return (
    <Row id="programme" title="Für Programme" state={data && state}>
      <Section>
        <p>
          Mit einem Zugang liest oder schreibt ein Programm in Deinem Tagebuch, zum Beispiel eine Notizen-App,
          ohne Dein Passwort zu kennen. An Dein Konto kommt es damit nicht.
        </p>
        <div className={styles.place}>
          {tokens.length > 0 && (
            <NamedList>
              {tokens.map((token) => (
                <li key={token.id}>
                  <KeyWords token={token} />
                  {open === null && (
                    <Button kind="dangerOutline" aria-label={`${token.name} entfernen`} {...opener(token.id)}>
                      Entfernen
                    </Button>
                  )}
                  {open === token.id && <RemoveTokenForm token={token} onClose={close} />}
                </li>
              ))}
            </NamedList>
          )}
          {open === 'new' && <NewTokenForm onClose={close} />}
          {/* Not before the list, which would move the button from under a finger. */}
          {open === null && (data || error) && (
            <div className="row">
              <Button {...opener('new')}>Zugang für ein Programm erstellen</Button>
            </div>
          )}
          <p>
            <a href="/api/docs">Wie ein Programm angebunden wird</a> (auf Englisch)
          </p>
        </div>
      </Section>
    </Row>
  );
}

function KeyWords({ token }: { token: ApiTokenPartsFragment }) {
  const { name, scopes, expiresAt, lastUsedAt, lastUsedBy } = token;
  const meanings = scopes.filter(isScope).map((scope) => SCOPE_MEANINGS[scope]);
  const program = lastUsedBy && lastUsedBy !== 'Unbekannt' ? ` (${lastUsedBy})` : '';
  return (
    <ItemFacts name={name}>
      <span>{meanings.join('; ')}</span>
      <span>Gilt bis {shortDay(expiresAt)}</span>
      <span>{lastUsedAt ? `Zuletzt benutzt: ${lastUse(lastUsedAt)}${program}` : 'Noch nicht benutzt'}</span>
    </ItemFacts>
  );
}

type RemoveTokenFormProps = { token: ApiTokenPartsFragment; onClose: () => void };

function RemoveTokenForm({ token: { id, name }, onClose }: RemoveTokenFormProps) {
  const [removeApiToken] = useMutation(RemoveApiTokenDocument);
  return (
    <RemovalForm
      onRemove={(currentPassword) => removeApiToken({ variables: { id, currentPassword } })}
      done={succeeded('Zugang entfernt')}
      onCancel={onClose}
    >
      Danach kommt „{name}“ nicht mehr an Dein Tagebuch.
    </RemovalForm>
  );
}
