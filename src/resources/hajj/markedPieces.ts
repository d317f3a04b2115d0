import type { ZoneProblem } from '#catalog/hajj/zones/problem.ts';

interface MarkedPiece {
  readonly text: string;
  /** That this character is wrong, or one of a field's. */
  readonly mark: 'sign' | 'field' | undefined;
}

/** Cuts a line of a zone so that its problems can be marked. A line that is too short is wrong where it ends. */
export function markedPieces(line: string, problems: readonly ZoneProblem[]): readonly MarkedPiece[] {
  const signs = Array.from(line.padEnd(Math.max(0, ...problems.map(one => one.column)), ' '));
  const markAt = (column: number): MarkedPiece['mark'] => {
    if (problems.some(one => column === (one.to === undefined ? one.column : one.suspect))) return 'sign';
    return problems.some(one => column >= one.column && column <= (one.to ?? 0)) ? 'field' : undefined;
  };
  const pieces: { text: string; mark: MarkedPiece['mark'] }[] = [];
  signs.forEach((sign, at) => {
    const [last, mark] = [pieces.at(-1), markAt(at + 1)];
    if (last && last.mark === mark) last.text += sign;
    else pieces.push({ text: sign, mark });
  });
  return pieces;
}
