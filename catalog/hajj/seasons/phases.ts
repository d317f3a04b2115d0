/** Parts of the season in which the pilgrims of an agency fly out; the ministry bounds the share of each. */
export const phases = ['first_phase', 'middle_phase', 'last_phase'] as const;
export type Phase = (typeof phases)[number];

export interface PhaseBound {
  readonly phase: Phase;
  /** Per cent; none is no bound. */
  readonly least: number | null;
  readonly most: number | null;
}

/** Pilgrims by the phase in which they fly. */
export type Phased = readonly { readonly phase: Phase; readonly pilgrims: number }[];

/** The first phase whose share of all pilgrims is out of its bounds; nothing where nobody flies. */
export function phaseOutOfBounds(flown: Phased, bounds: readonly PhaseBound[]): Phase | undefined {
  const all = flown.reduce((sum, one) => sum + one.pilgrims, 0);
  if (all === 0) return undefined;
  return bounds.find(({ phase, least, most }) => {
    const share = flown.reduce((sum, one) => sum + (one.phase === phase ? one.pilgrims : 0), 0) * 100;
    return share < (least ?? 0) * all || share > (most ?? 100) * all;
  })?.phase;
}

/** Guides for so many pilgrims; none where the season does not say. */
export const guidesFor = (pilgrims: number, ratio: number | null): number =>
  ratio === null || ratio <= 0 ? 0 : Math.ceil(pilgrims / ratio);
