interface Row {
  /** Widths of the entries, in order, in pixels. */
  readonly widths: readonly number[];
  readonly gap: number;
  /** Width that there is for all of it. */
  readonly room: number;
  /** Width of what opens the rest. */
  readonly more: number;
}

/** How many entries stand in one row: all, or as many as leave room for what opens the rest. */
export function fitting({ widths, gap, room, more }: Row): number {
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (whole <= room) return widths.length;
  let end = 0;
  const count = widths.findIndex(width => {
    end += width + gap;
    return end + more > room;
  });
  return Math.max(0, count);
}
