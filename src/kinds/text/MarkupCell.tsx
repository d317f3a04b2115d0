import type { CellProps } from '../FieldViews.ts';
import { TextCell } from './TextCell.tsx';

/** The words of a formatted text. A parsed document of its own runs no script and loads nothing. */
export const MarkupCell = ({ value, ...rest }: CellProps) => (
  <TextCell {...rest} value={new DOMParser().parseFromString(String(value), 'text/html').body.textContent} />
);
