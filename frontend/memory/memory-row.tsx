import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { StreakDocument } from '../streak/streak.operations.generated.ts';
import { StreakSwitch } from '../streak/streak-switch.tsx';
import { Row, Section } from '../ui/section.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { Switch } from '../ui/switch.tsx';
import { HasMemoriesDocument, SetMemoriesDocument } from './memory.operations.generated.ts';
import { NOT_CHANGED } from './memory.wording.ts';

/** What is shown of memories and streak, in a word or two. */
function stateOf(hasMemories: boolean, hasStreak: boolean): string {
  if (hasMemories === hasStreak) return hasMemories ? 'an' : 'aus';
  return hasMemories ? 'ohne Serie' : 'ohne Rückblick';
}

/** 'Rückblick und Serie': switches memories and the streak on and off. */
export function MemoryRow() {
  const id = useId();
  const { data } = useQuery(HasMemoriesDocument, { fetchPolicy: 'cache-and-network' });
  const [setMemories, { loading }] = useMutation(SetMemoriesDocument);
  const { data: streak } = useQuery(StreakDocument, { fetchPolicy: 'cache-first' });
  const hasMemories = data?.me?.hasMemories;
  const state =
    hasMemories === undefined || !streak ? undefined : stateOf(hasMemories, streak.streak.isShown);

  function change() {
    setMemories({ variables: { isOn: !hasMemories } }).catch((error) => showFailure(NOT_CHANGED, error));
  }

  return (
    <Row id="rueckblick" title="Rückblick und Serie" state={state}>
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
      <Section>
        <StreakSwitch />
      </Section>
    </Row>
  );
}
