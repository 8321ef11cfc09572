import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { showFailure } from '../ui/show-failure.ts';
import { Switch } from '../ui/switch.tsx';
import { SetStreakDocument, StreakDocument } from './streak.operations.generated.ts';

/** Shows or hides the streak. */
export function StreakSwitch() {
  const id = useId();
  const { data } = useQuery(StreakDocument, { fetchPolicy: 'cache-and-network' });
  const [setStreak, { loading }] = useMutation(SetStreakDocument);
  const isShown = data?.streak.isShown;

  function change() {
    setStreak({ variables: { isShown: !isShown } }).catch((error) =>
      showFailure('Fehler beim Speichern', error),
    );
  }

  return (
    <>
      <Switch
        label="Serie zeigen"
        checked={isShown ?? false}
        disabled={loading || isShown === undefined}
        aria-describedby={id}
        onChange={change}
      />
      <p id={id}>
        Wie viele Tage hintereinander Du geschrieben hast. Ohne die Serie ist davon nirgends die Rede; Deine
        Einträge und ihre Sonnen bleiben.
      </p>
    </>
  );
}
