import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { SEARCH_MAX_CODE_POINTS } from '../../bff/search/search.numbers.rules.ts';
import { IconButton } from '../ui/button.tsx';
import field from '../ui/field.module.css';
import { Drawing, Icon } from '../ui/icon.tsx';
import styles from './search.module.css';
import type { Search } from './use-search.ts';

/** Not among the icons, which every page loads. */
const GLASS = 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5';
const LABEL = 'Wort, Tag oder Monat suchen';

/** The button that opens the search field, which phones hide until then. */
export function SearchOpener({ onOpen }: { onOpen: () => void }) {
  return (
    <div className={`screen-only ${styles.opener}`}>
      <IconButton label="Suchen" onClick={onOpen}>
        <Drawing path={GLASS} size={22} />
      </IconButton>
    </div>
  );
}

/** The search field above the diary; Escape and its button close the search. */
export function SearchField({ typed, type, submit, close, isOpened }: Search & { isOpened: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    close();
  }

  function clear() {
    close();
    input.current?.focus();
  }

  return (
    <search className={`screen-only ${styles.search}`} data-shut={!isOpened && typed === ''}>
      <form onSubmit={onSubmit} className={field.row}>
        <input
          ref={input}
          type="search"
          className={field.input}
          aria-label={LABEL}
          placeholder={LABEL}
          maxLength={SEARCH_MAX_CODE_POINTS}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.glass}>
          <Drawing path={GLASS} size={22} />
        </span>
        {typed !== '' && (
          <button
            type="button"
            className={`disc ${field.reveal}`}
            aria-label="Suche schließen"
            title="Suche schließen"
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
      </form>
    </search>
  );
}
