import { screen, waitFor } from '@testing-library/react/pure.js';
import { show } from '../workshop/dom/page.tsx';
import { LoadFailed } from './load-failed.tsx';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Erneut versuchen' });

describe('a page that could not load', () => {
  it('disables its button until a retry ends, and then allows another retry', async () => {
    const failures: (() => void)[] = [];
    const onRetry = () => new Promise((_, reject) => failures.push(() => reject(new Error('offline'))));
    const person = show(<LoadFailed onRetry={onRetry} />);
    for (const number of [1, 2]) {
      await person.click(button());
      await waitFor(() => expect(button().disabled).toBe(true));
      expect(failures).toHaveLength(number);
      failures.at(-1)?.();
      await waitFor(() => expect(button().disabled).toBe(false));
    }
  });
});
