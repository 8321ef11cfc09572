import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { toFailure } from '../graphql/error-message.ts';
import { SetNoticesDocument, WaysInDocument } from '../graphql/ways-in-operations.generated.ts';
import { Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { failed, showToast } from '../ui/toast-store.ts';

/** Switches the mails on and off that tell what happens to the account. */
export function NoticeSection({ isOn }: { isOn: boolean }) {
  const id = useId();
  const [setNotices, { loading }] = useMutation(SetNoticesDocument, {
    refetchQueries: [WaysInDocument],
    awaitRefetchQueries: true,
  });

  async function change() {
    try {
      await setNotices({ variables: { isOn: !isOn } });
    } catch (error) {
      showToast(failed('Fehler beim Speichern', toFailure(error).message));
    }
  }

  return (
    <Section title="Mitteilungen per E-Mail">
      <Switch
        label="Sag mir, was mit meinem Konto geschieht"
        isOn={isOn}
        pending={loading}
        hintId={id}
        onChange={() => void change()}
      />
      <p id={id}>
        Zum Beispiel, wenn sich jemand mit einem neuen Browser anmeldet oder ein Weg ins Konto dazukommt. Über
        ein neues Passwort und eine neue Adresse schreiben wir Dir immer. Aus Deinem Tagebuch steht darin
        nichts.
      </p>
    </Section>
  );
}
