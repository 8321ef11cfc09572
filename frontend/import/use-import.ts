import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { evictToday } from '../graphql/evict-today.ts';
import { toFailure } from '../lib/failure.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { failed, type Toast } from '../ui/toast-store.ts';
import { AnsweredDaysDocument, ImportAnswersDocument } from './import.operations.generated.ts';
import type { Entry } from './join-days.ts';
import { partsOf } from './parts.ts';
import type { ChosenFile, ReadDiary } from './read-file.ts';
import { readInWorker } from './read-in-worker.ts';
import type { Columns, TableSample } from './table.ts';

/** A diary that was read, its entries for free days, and the days that already have an answer. */
export type Preview = { diary: ReadDiary; free: Entry[]; takenDays: string[] };

/** State of an import from the first request on: the server has confirmed the first `sent` of the free entries. */
export type Sending = {
  at: 'sending' | 'done';
  preview: Preview;
  sent: number;
  imported: number;
  failure: Toast | null;
};

type ImportState =
  | { at: 'choosing'; failure: Toast | null; isAgain: boolean }
  | { at: 'reading'; read: number; all: number }
  | { at: 'columns'; files: ChosenFile[]; table: TableSample }
  | { at: 'preview'; preview: Preview }
  | Sending;

const CHOOSING = { at: 'choosing', failure: null, isAgain: false } as const;

/** Imports the entries of a file: reads the file, looks up the free days, and sends the entries part by part. */
export function useImport() {
  const client = useApolloClient();
  const [state, setState] = useState<ImportState>(CHOOSING);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  // Sent entries are stored, and the same file continues where it stopped.
  useUnfinished(state.at === 'sending', true);

  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  /** All days of the diary: a query for the days of the file would tell the server about the file. */
  async function answeredDays(): Promise<Set<string>> {
    const answered: string[] = [];
    let before: string | null | undefined;
    do {
      const query = { query: AnsweredDaysDocument, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query({ ...query, variables: { before } });
      answered.push(...(data?.answeredDays.nodes ?? []));
      before = data?.answeredDays.nextBefore;
    } while (before);
    return new Set(answered);
  }

  async function previewOf(diary: ReadDiary): Promise<Preview> {
    const days = diary.entries.map(({ day }) => day);
    const answered = await answeredDays();
    return {
      diary,
      free: diary.entries.filter(({ day }) => !answered.has(day)),
      takenDays: days.filter((day) => answered.has(day)),
    };
  }

  async function read(files: ChosenFile[], columns?: Columns) {
    const signal = begin();
    const onProgress = (done: number, all: number) => setState({ at: 'reading', read: done, all });
    onProgress(0, 0);
    try {
      const reading = await readInWorker({ files, columns }, signal, onProgress);
      if (reading.is === 'table') setState({ at: 'columns', files, table: reading.table });
      else {
        const preview = await previewOf(reading.diary);
        if (!signal.aborted) setState({ at: 'preview', preview });
      }
    } catch (error) {
      if (!signal.aborted) setState({ ...CHOOSING, failure: failed('', toFailure(error).message) });
    }
  }

  async function send(from: Sending) {
    const signal = begin();
    let sending: Sending = { ...from, failure: null };
    const { diary, free } = from.preview;
    setState(sending);
    try {
      for (const entries of partsOf(free.slice(from.sent))) {
        const { data } = await client.mutate({
          mutation: ImportAnswersDocument,
          variables: { input: { importId: diary.importId, entries } },
          update: evictToday,
        });
        if (signal.aborted || !data) return;
        const { imported, takenDays } = data.importAnswers;
        const preview = { ...sending.preview, takenDays: [...sending.preview.takenDays, ...takenDays] };
        const sent = sending.sent + entries.length;
        sending = { ...sending, preview, sent, imported: sending.imported + imported };
        setState(sending);
      }
      setState({ ...sending, at: 'done' });
    } catch (error) {
      if (!signal.aborted) setState({ ...sending, failure: failed('', toFailure(error).message) });
    }
  }

  useWindowEvent('online', () => {
    if (state.at === 'sending' && state.failure !== null) void send(state);
  });

  return {
    state,
    choose: (files: ChosenFile[], columns?: Columns) => void read(files, columns),
    send: (preview: Preview) => void send({ at: 'sending', preview, sent: 0, imported: 0, failure: null }),
    resume: (from: Sending) => void send(from),
    startAgain: () => {
      begin();
      setState({ ...CHOOSING, isAgain: true });
    },
  };
}
