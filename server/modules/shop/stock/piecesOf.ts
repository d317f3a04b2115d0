import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { refuse } from '#server/platform/problem.ts';

/** Pieces by the line of a document, as a command is told of them. */
export interface ToldPieces {
  readonly line: number;
  readonly quantity: number;
}

export interface MeantPieces<L> {
  readonly line: L;
  readonly quantity: number;
  /** Place among those told. */
  readonly at: number;
}

interface Bound<L> {
  /** Pieces of a line that may be meant. */
  left(line: L): number;
  /** Said of more than that. */
  readonly code: ViolationCode;
}

/**
 * Which pieces of a document are meant: those told by line, or all that may be. 400 for a line of another document, for
 * one told twice, and for more than a line has left.
 */
export function piecesOf<L extends { readonly id: number }>(
  lines: readonly L[],
  told: readonly ToldPieces[],
  { left, code }: Bound<NoInfer<L>>,
): MeantPieces<L>[] {
  if (told.length === 0)
    return lines.map((line, at) => ({ line, quantity: left(line), at })).filter(one => one.quantity > 0);
  return told.map(({ line: id, quantity }, at) => {
    const line = lines.find(one => one.id === id);
    if (!line) throw refuse([violation(`pieces.${at}.line`, 'unknown_line', { id })]);
    if (told.findIndex(one => one.line === id) < at) refuse([violation(`pieces.${at}.line`, 'repeated_line', { id })]);
    const open = left(line);
    if (quantity > open) refuse([violation(`pieces.${at}.quantity`, code, { open })]);
    return { line, quantity, at };
  });
}
