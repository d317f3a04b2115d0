import { useRtl } from '@mui/system/RtlProvider';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Move } from './arrangement.ts';

const keys: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const mirrored: Readonly<Record<string, Move>> = { ...keys, ArrowRight: 'out', ArrowLeft: 'in' };

/** What Alt and an arrow mean; inwards is the way the script runs. */
export function useMoveOf() {
  const moves = useRtl() ? mirrored : keys;
  return ({ altKey, key }: KeyboardEvent): Move | undefined => (altKey ? moves[key] : undefined);
}

/** Puts the focus back on the row that has moved: a row that goes below another is drawn anew. */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState<{ readonly id: number; readonly on: string }>();
  useEffect(() => {
    if (!kept) return;
    const row = root.current?.querySelector(`[data-row="${kept.id}"]`);
    const find = (on: string) => row?.querySelector<HTMLElement>(`[data-move="${on}"]:not(:disabled)`);
    (find(kept.on) ?? find('handle'))?.focus();
  }, [kept]);
  return { root, keepFocus: (id: number, on: string) => keep({ id, on }) };
}
