import type { ComponentType } from 'react';
import { CellsMend } from './mends/CellsMend.tsx';
import type { MendProps } from './mends/MendProps.ts';
import { OneValueMend } from './mends/OneValueMend.tsx';
import { OptionsMend } from './mends/OptionsMend.tsx';
import { PhonesMend } from './mends/PhonesMend.tsx';
import { ReferencesMend } from './mends/ReferencesMend.tsx';
import { type Mend, mendOf } from './mendOf.ts';

const mends: Readonly<Record<Exclude<Mend, 'none'>, ComponentType<MendProps>>> = {
  phones: PhonesMend,
  options: OptionsMend,
  references: ReferencesMend,
  oneValue: OneValueMend,
  cells: CellsMend,
};

/** The way to mend a group in the sheet, where there is one. */
export function MendView(props: Omit<MendProps, 'field'>) {
  const { group, entity } = props;
  const field = entity.fields[group.field];
  const mend = mendOf(group, entity);
  if (!field || mend === 'none') return null;
  const View = mends[mend];
  return <View {...props} field={field} />;
}
