import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { toFailure } from '../lib/failure.ts';
import { Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { failed, showToast } from '../ui/toast-store.ts';
import { HasMemoriesDocument, SetMemoriesDocument } from './memory.operations.generated.ts';
import { NOT_CHANGED } from './memory.wording.ts';

/** Switches memories on and off. */
export function MemorySection() {
  const id = useId();
  const { data } = useQuery(HasMemoriesDocument, { fetchPolicy: 'cache-and-network' });
  const [setMemories, { loading }] = useMutation(SetMemoriesDocument);
  if (!data?.me) return null;
  const { hasMemories } = data.me;

  async function change() {
    try {
      await setMemories({ variables: { isOn: !hasMemories } });
    } catch (error) {
      showToast(failed(NOT_CHANGED, toFailure(error).message));
    }
  }

  return (
    <Section title="Rückblick">
      <Switch
        label="Rückblick zeigen"
        checked={hasMemories}
        disabled={loading}
        aria-describedby={id}
        onChange={() => void change()}
      />
      <p id={id}>
        Nach Deiner Antwort zeigen wir Dir, was Du am selben Tag vor einem Jahr geschrieben hast, oder vor
        einem Monat.
      </p>
    </Section>
  );
}
