import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { StreakDocument } from '../streak/streak.operations.generated.ts';
import { Row, Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAction } from '../ui/use-action.ts';
import { NOT_CHANGED } from './memory.wording.ts';
import { SetMemoriesDocument, SetStreakDocument } from './memory-row.generated.ts';

function stateOf(hasMemories: boolean, hasStreak: boolean): string {
  if (hasMemories === hasStreak) return hasMemories ? 'an' : 'aus';
  return hasMemories ? 'ohne Serie' : 'ohne Rückblick';
}

/** 'Rückblick und Serie': switches memories and the streak on and off. */
export function MemoryRow({ hasMemories }: { hasMemories: boolean | undefined }) {
  const streak = useQuery(StreakDocument, { fetchPolicy: 'cache-and-network' });
  const [setMemories] = useMutation(SetMemoriesDocument);
  const [setStreak] = useMutation(SetStreakDocument);
  const hasStreak = streak.data?.streak.isShown;
  const isKnown = hasMemories !== undefined && hasStreak !== undefined;

  return (
    <Row
      id="rueckblick"
      title="Rückblick und Serie"
      state={isKnown ? stateOf(hasMemories, hasStreak) : undefined}
    >
      <Choice
        label="Rückblick zeigen"
        isOn={hasMemories}
        onChange={(isOn) => setMemories({ variables: { isOn } })}
      >
        Nach Deiner Antwort zeigen wir Dir, was Du am selben Tag vor einem Jahr geschrieben hast, oder vor
        einem Monat.
      </Choice>
      <Choice
        label="Serie zeigen"
        isOn={hasStreak}
        onChange={(isShown) => setStreak({ variables: { isShown } })}
      >
        Wie viele Tage hintereinander Du geschrieben hast. Ohne die Serie ist davon nirgends die Rede; Deine
        Einträge und ihre Sonnen bleiben.
      </Choice>
    </Row>
  );
}

type ChoiceProps = {
  label: string;
  isOn: boolean | undefined;
  onChange: (isOn: boolean) => Promise<unknown>;
  children: string;
};

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  const id = useId();
  const { run, pending } = useAction(NOT_CHANGED);
  return (
    <Section>
      <Switch
        label={label}
        checked={isOn ?? false}
        disabled={isOn === undefined}
        aria-describedby={id}
        onChange={() => pending || void run(() => onChange(!isOn))}
      />
      <p id={id}>{children}</p>
    </Section>
  );
}
