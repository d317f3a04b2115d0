import type { CellProps } from '../FieldViews.ts';

const narrow = { maxWidth: '22em' };

/** Cut at its own end, whichever side that is, not at the end of the page's direction. */
const oneLine = {
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
} as const;

/**
 * Text in its own direction, on one line; the rest shows on the record's page. It is as wide as its words, so that Latin
 * ones stand at the start of an Arabic column like all others. A list has more of these than of anything else, so they
 * are plain elements.
 */
export const TextCell = ({ value }: CellProps) => (
  <div style={narrow}>
    <bdi style={oneLine}>{String(value)}</bdi>
  </div>
);
