import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import { groupBy } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { textsIn } from '../../shop/orders/errorTexts.ts';
import { InputTable } from '../../shop/orders/InputTable.tsx';
import type { Lacking } from './lacking.ts';
import { LackingRow, VendorRow } from './LackingRows.tsx';

const figures = ['available', 'reorder_level', 'on_order'] as const;

/** Which items are wanted and how many of each, below their vendors; none of an item leaves it out. */
export function LackingInput({ lacking }: { readonly lacking: readonly Lacking[] }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: 'pieces' });
  const isWrong = textsIn(fieldState.error).length > 0;
  const told: unknown[] = Array.isArray(field.value) ? field.value : [];
  const wanted = new Map(told.filter(isObject).map(one => [one['stock_item'], Number(one['quantity'] ?? 0)]));
  const change = (quantities: ReadonlyMap<unknown, number>) => {
    const all = lacking.map(({ item }) => ({
      stock_item: item,
      quantity: quantities.get(item) ?? wanted.get(item) ?? 0,
    }));
    const meant = all.filter(({ quantity }) => quantity !== 0);
    // No line at all would mean every one of them.
    field.onChange(meant.length > 0 ? meant : all.slice(0, 1));
  };
  return (
    <InputTable
      error={fieldState.error}
      space={0.5}
      head={
        <>
          <TableCell>{translate('fields.stock_item')}</TableCell>
          {figures.map(name => (
            <TableCell key={name} sx={{ ...figureSx, display: { xs: 'none', sm: 'table-cell' } }}>
              {translate(name === 'on_order' ? 'reports.columns.on_order' : `fields.${name}`)}
            </TableCell>
          ))}
          <TableCell sx={figureSx}>{translate('fields.quantity')}</TableCell>
        </>
      }
    >
      {Object.entries(groupBy(lacking, ({ vendor }) => vendor ?? 0)).map(([vendor, items]) => (
        <TableBody key={vendor}>
          <VendorRow vendor={items[0]?.vendor ?? null} items={items} wanted={wanted} onChange={change} />
          {items.map(one => (
            <LackingRow
              key={one.item}
              lacking={one}
              quantity={wanted.get(one.item) ?? 0}
              isWrong={isWrong}
              onChange={quantity => change(new Map([[one.item, quantity]]))}
            />
          ))}
        </TableBody>
      ))}
    </InputTable>
  );
}
