import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { sumBy } from 'es-toolkit';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import type { Lacking } from './lacking.ts';

const boxSx = { p: 0.5 } as const;
const wideSx = { ...figureSx, display: { xs: 'none', sm: 'table-cell' } } as const;

interface VendorRowProps {
  readonly vendor: number | null;
  readonly items: readonly Lacking[];
  readonly wanted: ReadonlyMap<unknown, number>;
  onChange(quantities: ReadonlyMap<unknown, number>): void;
}

/** A vendor with all that lacks of theirs, wanted or left out at once. */
export function VendorRow({ vendor, items, wanted, onChange }: VendorRowProps) {
  const translate = useTranslate();
  const count = items.filter(({ item }) => (wanted.get(item) ?? 0) !== 0).length;
  const isAll = count === items.length;
  const name =
    vendor === null ? translate('purchasePages.low.no_vendor') : <RefTitle target="vendor" id={`${vendor}`} />;
  return (
    <TableRow>
      <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ fontWeight: 500 }}>
        <FormControlLabel
          sx={{ marginInlineStart: 0 }}
          control={
            <Checkbox
              size="small"
              sx={boxSx}
              checked={isAll}
              indeterminate={count > 0 && !isAll}
              onChange={() => onChange(new Map(items.map(({ item, lacks }) => [item, isAll ? 0 : lacks])))}
            />
          }
          label={name}
        />
      </TableCell>
      <TableCell sx={figureSx}>
        {sumBy(
          items.map(({ item }) => wanted.get(item) ?? 0),
          count => (Number.isNaN(count) ? 0 : count),
        )}
      </TableCell>
    </TableRow>
  );
}

interface LackingRowProps {
  readonly lacking: Lacking;
  readonly quantity: number;
  readonly isWrong: boolean;
  onChange(quantity: number): void;
}

/** An item that lacks, and how many pieces of it are wanted: at first as many as lack. */
export function LackingRow({ lacking, quantity, isWrong, onChange }: LackingRowProps) {
  const { item, available, level, coming, lacks } = lacking;
  const id = useId();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        <FormControlLabel
          sx={{ marginInlineStart: 2 }}
          control={
            <Checkbox
              size="small"
              sx={boxSx}
              checked={quantity !== 0}
              onChange={(_event, isWanted) => onChange(isWanted ? lacks : 0)}
            />
          }
          label={
            <span id={id}>
              <RefTitle target="stock_item" id={String(item)} />
            </span>
          }
        />
      </TableCell>
      <TableCell sx={wideSx}>{available}</TableCell>
      <TableCell sx={wideSx}>{level}</TableCell>
      <TableCell sx={wideSx}>{coming}</TableCell>
      <TableCell sx={{ ...figureSx, inlineSize: 96 }}>
        <CountField
          margin="none"
          variant="outlined"
          hiddenLabel
          value={quantity}
          error={isWrong}
          aria={{ 'aria-labelledby': id }}
          onCount={onChange}
        />
      </TableCell>
    </TableRow>
  );
}
