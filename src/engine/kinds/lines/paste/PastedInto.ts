import type { Fields } from '#catalog/engine/fields.ts';
import type { Reader } from '../../valueText.ts';
import type { Column } from '../Column.ts';
import type { SideNames } from './sidedValues.ts';

export type PastedColumn = Pick<Column, 'name' | 'field' | 'isHead' | 'meant'>;

/** Where a block is pasted. */
export interface PastedInto {
  /** Every column that is shown, and the place of the one in which the block begins. */
  readonly columns: readonly PastedColumn[];
  readonly from: number;
  readonly fields: Fields;
  readonly sides?: SideNames | undefined;
  readonly reader: Reader;
}
