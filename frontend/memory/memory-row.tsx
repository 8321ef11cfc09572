import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { Row, Section } from '../ui/section.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { Switch } from '../ui/switch.tsx';
import { HasMemoriesDocument, SetMemoriesDocument } from './memory.operations.generated.ts';
import { NOT_CHANGED } from './memory.wording.ts';

/** 'Rückblick und Serie': switches memories on and off. */
export function MemoryRow() {
  const id = useId();
  const { data } = useQuery(HasMemoriesDocument, { fetchPolicy: 'cache-and-network' });
  const [setMemories, { loading }] = useMutation(SetMemoriesDocument);
  const hasMemories = data?.me?.hasMemories;

  function change() {
    setMemories({ variables: { isOn: !hasMemories } }).catch((error) => showFailure(NOT_CHANGED, error));
  }

  return (
    <Row id="rueckblick" title="Rückblick und Serie" state={data && (hasMemories ? 'an' : 'aus')}>
      <Section>
        <Switch
          label="Rückblick zeigen"
          checked={hasMemories ?? false}
          disabled={loading || hasMemories === undefined}
          aria-describedby={id}
          onChange={change}
        />
        <p id={id}>
          Nach Deiner Antwort zeigen wir Dir, was Du am selben Tag vor einem Jahr geschrieben hast, oder vor
          einem Monat.
        </p>
      </Section>
    </Row>
  );
}
