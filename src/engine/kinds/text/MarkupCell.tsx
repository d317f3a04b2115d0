import type { CellProps } from '../FieldViews.ts';
import { plainWords } from '../richText/plainWords.ts';
import { TextCell } from './TextCell.tsx';

/** The words of a formatted text. */
export const MarkupCell = ({ value, ...rest }: CellProps) => <TextCell {...rest} value={plainWords(String(value))} />;
