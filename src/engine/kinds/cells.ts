import type { ComponentType } from 'react';
import type { Kind } from '#catalog/engine/fields.ts';
import { ChoiceCell } from './choice/ChoiceCell.tsx';
import { DateCell } from './date/DateCell.tsx';
import type { CellProps } from './FieldViews.ts';
import { FlagCell } from './flag/FlagCell.tsx';
import { LinesCell } from './lines/LinesCell.tsx';
import { FileCell } from './media/FileCell.tsx';
import { ImageCell } from './media/ImageCell.tsx';
import { NumberCell } from './number/NumberCell.tsx';
import { RefCell } from './ref/RefCell.tsx';
import { ColorCell } from './text/ColorCell.tsx';
import { LinkCell } from './text/LinkCell.tsx';
import { MarkupCell } from './text/MarkupCell.tsx';
import { TextCell } from './text/TextCell.tsx';

/** How each kind looks in a list. Apart from inputs and filters, so that a list does not load them. */
export const cells: Record<Kind, ComponentType<CellProps>> = {
  text: TextCell,
  longText: TextCell,
  richText: MarkupCell,
  email: LinkCell,
  phone: LinkCell,
  url: LinkCell,
  password: () => null,
  integer: NumberCell,
  decimal: NumberCell,
  money: NumberCell,
  date: DateCell,
  dateTime: DateCell,
  flag: FlagCell,
  choice: ChoiceCell,
  state: ChoiceCell,
  ref: RefCell,
  refs: RefCell,
  image: ImageCell,
  file: FileCell,
  color: ColorCell,
  lines: LinesCell,
};
