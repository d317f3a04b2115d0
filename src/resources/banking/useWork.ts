import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Pair } from '#catalog/banking/matching.ts';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { messageOf } from '../../dataProvider/failure.ts';
import { useOutcome } from '../../engine/messages/useOutcome.ts';
import type { StatementAction } from './statementKeys.ts';
import { type StatementCall, useStatementCall } from './useStatementCall.ts';
import {
  type BankLine,
  type Choice,
  chosenPairs,
  type LineState,
  pairsOf,
  sureOnes,
  type Workbench,
} from './Workbench.ts';

export type Side = 'bank' | 'books';

/** A line about which somebody is asked: what to enter it as, or why it stays without a row. */
export interface Asking {
  readonly verb: 'book' | 'explain';
  readonly line: BankLine;
}

interface Around {
  readonly id: number;
  readonly bench: Workbench;
  /** Whether its reader may change it, and it is still a draft. */
  readonly mayWork: boolean;
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};
const none: ReadonlySet<number> = new Set();

/** Where somebody is on the two sides of a statement, what they have ticked, and what they can do from there. */
export function useWork({ id, bench, mayWork }: Around) {
  const translate = useTranslate();
  const tell = useOutcome(bankStatement.route);
  const { mutateAsync, isPending } = useStatementCall(id);
  const [state, setState] = useState<LineState | undefined>();
  const [places, setPlaces] = useState<Readonly<Record<Side, number>>>({ bank: 0, books: 0 });
  const [ticked, setTicked] = useState<Readonly<Record<Side, ReadonlySet<number>>>>({ bank: none, books: none });
  const [asking, ask] = useState<Asking>();

  const hasOpen = bench.lines.some(line => line.state === 'open');
  const shown = state ?? (hasOpen || bench.lines.length === 0 ? 'open' : 'matched');
  const lines = bench.lines.filter(line => line.state === shown);
  const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));
  const at = { bank: clamp(places.bank, lines.length), books: clamp(places.books, bench.open.length) };
  const line = lines[at.bank];

  const tickedLines = lines.filter(one => ticked.bank.has(one.id) && one.state === 'open');
  const rows = bench.open.filter(one => ticked.books.has(one.id));
  const here = line?.state === 'open' ? [line] : [];
  const withLines: Choice = { lines: tickedLines.length > 0 ? tickedLines : here, rows };
  // Rows that come to nothing take each other back, whatever line somebody is at.
  const alone: Choice = { lines: [], rows };
  const choice = tickedLines.length === 0 && chosenPairs(alone) ? alone : withLines;
  const pairs = chosenPairs(choice);

  const give = async (given: StatementCall): Promise<boolean> => {
    if (isPending) return false;
    try {
      await mutateAsync(given);
      setTicked({ bank: none, books: none });
      return true;
    } catch (error) {
      const said = messageOf(error);
      tell(translate(said, { _: said }), 'error');
      return false;
    }
  };
  const match = (made: readonly Pair[]) => void give({ verb: 'match', input: { pairs: made } });

  const sure = sureOnes(bench);
  const isOpen = line?.state === 'open';
  /** What can be done now; the rest is not offered. */
  const can: Readonly<Record<StatementAction, boolean>> = {
    accept: mayWork && isOpen && (rows.length > 0 ? pairs !== undefined : line.suggestion !== undefined),
    accept_all: mayWork && sure.length > 0,
    tick: mayWork,
    match: mayWork && pairs !== undefined,
    unmatch: mayWork && line !== undefined && line.state !== 'open',
    book: mayWork && isOpen,
    explain: mayWork && isOpen,
    clear: ticked.bank.size + ticked.books.size > 0,
  };

  const unmatch = (one: BankLine) =>
    one.state === 'matched'
      ? give({ verb: 'unmatch', input: { rows: one.rows.map(row => ({ row })) } })
      : give({ verb: 'explain', input: { line: one.id, explanation: null } });

  const deeds: Readonly<Record<StatementAction, (side: Side) => void>> = {
    accept: () => match(rows.length > 0 ? (pairs ?? []) : pairsOf(line?.suggestion ? [line.suggestion] : [])),
    accept_all: () => match(pairsOf(sure)),
    tick: side => {
      const one = side === 'bank' ? line : bench.open[at.books];
      if (one) setTicked({ ...ticked, [side]: toggled(ticked[side], one.id) });
    },
    match: () => match(pairs ?? []),
    unmatch: () => void (line && unmatch(line)),
    book: () => line && ask({ verb: 'book', line }),
    explain: () => line && ask({ verb: 'explain', line }),
    clear: () => setTicked({ bank: none, books: none }),
  };

  return {
    shown,
    show(next: LineState) {
      setState(next);
      setPlaces({ ...places, bank: 0 });
      setTicked({ bank: none, books: none });
    },
    lines,
    at,
    line,
    ticked,
    choice,
    can,
    asking,
    ask,
    give,
    isPending,
    go: (side: Side, place: number) => setPlaces(before => ({ ...before, [side]: place })),
    toggle: (side: Side, one: number) => setTicked({ ...ticked, [side]: toggled(ticked[side], one) }),
    /** Does what a key or a button asks for, if it can be done. */
    wish(wish: StatementAction, side: Side = 'bank') {
      if (can[wish] && !isPending) deeds[wish](side);
    },
    accept: (one: BankLine) => match(pairsOf(one.suggestion ? [one.suggestion] : [])),
    takeBack: (one: BankLine) => void unmatch(one),
    takeRowBack: (row: number) => void give({ verb: 'unmatch', input: { rows: [{ row }] } }),
  };
}

export type Work = ReturnType<typeof useWork>;
