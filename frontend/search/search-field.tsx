import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { SEARCH_MAX_CODE_POINTS } from '../../bff/search/search.numbers.rules.ts';
import field from '../ui/field.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './search.module.css';
import { SEARCH_LABEL } from './search.wording.ts';
import type { Search } from './use-search.ts';

/** Not among the icons, which every page loads. */
const GLASS = 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5';

/** The search field over the diary; Escape and its button close the search. */
export function SearchField({ typed, type, submit, close }: Search) {
  const input = useRef<HTMLInputElement>(null);

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
    <search className={`screen-only ${styles.search}`}>
      <form onSubmit={onSubmit} className={field.row}>
        <input
          ref={input}
          type="search"
          className={field.input}
          aria-label={SEARCH_LABEL}
          placeholder={SEARCH_LABEL}
          maxLength={SEARCH_MAX_CODE_POINTS}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <svg className={styles.glass} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <path d={GLASS} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
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
