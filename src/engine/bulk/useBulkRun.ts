import { chunk } from 'es-toolkit';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { RowResult } from '../../dataProvider/RihlaDataProvider.ts';
import { messageOf } from '../../dataProvider/failure.ts';

/** Does something to the given records and says what became of each. */
export type BulkRun = (ids: readonly Identifier[]) => Promise<{ results: readonly RowResult[] }>;

interface BulkState {
  readonly results: readonly RowResult[];
  /** Records of which nothing is known yet. */
  readonly rest: readonly Identifier[];
  readonly running: boolean;
  /** Why it stopped before its end. */
  readonly failure?: string;
}

/**
 * Does something to many records, some at a time, so that a lost connection leaves only the last of them open. What is
 * known stays known, and `start` goes on with the rest: whatever runs here may come to a record twice.
 */
export function useBulkRun(ids: readonly Identifier[], run: BulkRun, together: number) {
  const [state, setState] = useState<BulkState>({ results: [], rest: ids, running: false });
  const start = async () => {
    const known = [...state.results];
    let { rest } = state;
    const show = (running: boolean, failure?: string) =>
      setState({ results: [...known], rest, running, ...(failure !== undefined && { failure }) });
    show(true);
    try {
      for (const part of chunk([...rest], together)) {
        const answer = await run(part);
        known.push(...answer.results);
        rest = rest.filter(id => !part.includes(id));
        show(true);
      }
      show(false);
    } catch (error) {
      show(false, messageOf(error));
    }
  };
  return { ...state, start };
}
