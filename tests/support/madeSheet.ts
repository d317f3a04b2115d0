import type { Sheet } from '#catalog/engine/reading/Sheet.ts';

/** A sheet from lines whose cells are parted by `|`. */
export const madeSheet = (...lines: readonly string[]): Sheet =>
  lines.map(line => line.split('|').map(cell => cell.trim()));
