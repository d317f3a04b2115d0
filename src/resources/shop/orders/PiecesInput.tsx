import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { useTranslate, ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { textsIn } from './errorTexts.ts';
import type { LinePieces } from './linePieces.ts';

const RATE = money();

const ownIn = (value: unknown, line: number) =>
  Array.isArray(value) ? value.filter(isObject).find(one => one['line'] === line) : undefined;
const quantityIn = (value: unknown, line: number): number => Number(ownIn(value, line)?.['quantity'] ?? 0);

interface PiecesInputProps {
  readonly lines: readonly LinePieces[];
  /** Key of the words over the quantities. */
  readonly label: string;
}

/** How many pieces of each line are meant, all that there are at first; none of a line leaves it out. */
export function PiecesInput({ lines, label }: PiecesInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: 'pieces' });
  const wrong = textsIn(fieldState.error);
  const asksRate = lines.some(({ rate }) => rate !== undefined);
  const change = (line: number, told: { readonly quantity?: number; readonly rate?: string }) => {
    const all = lines.map(one => ({
      line: one.id,
      quantity: quantityIn(field.value, one.id),
      ...(one.rate !== undefined && { rate: ownIn(field.value, one.id)?.['rate'] ?? one.rate }),
      ...(one.id === line && told),
    }));
    const meant = all.filter(one => one.quantity !== 0);
    // No line at all would mean every one of them.
    field.onChange(meant.length > 0 ? meant : all.slice(0, 1));
  };
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }}>
      <Table size="small" aria-describedby={`${id}-wrong`} sx={{ '& th, & td': { paddingInline: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('fields.stock_item')}</TableCell>
            <TableCell sx={figureSx}>{translate(label)}</TableCell>
            <TableCell sx={figureSx}>{translate('fields.quantity')}</TableCell>
            {asksRate && <TableCell sx={figureSx}>{translate('fields.rate')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ id: line, item, most, rate }, at) => (
            <TableRow key={line}>
              <TableCell component="th" scope="row" id={`${id}-${line}`}>
                <RefTitle target="stock_item" id={String(item)} />
              </TableCell>
              <TableCell sx={figureSx}>{most}</TableCell>
              <TableCell sx={{ ...figureSx, inlineSize: 110 }}>
                <CountField
                  margin="none"
                  variant="outlined"
                  hiddenLabel
                  value={quantityIn(field.value, line)}
                  {...(at === 0 && { inputRef: field.ref })}
                  error={wrong.length > 0}
                  aria={{ 'aria-labelledby': `${id}-${line}` }}
                  onCount={quantity => change(line, { quantity })}
                  onLeave={field.onBlur}
                />
              </TableCell>
              {asksRate && (
                <TableCell sx={{ ...figureSx, inlineSize: 120 }}>
                  <NumberField
                    field={RATE}
                    margin="none"
                    variant="outlined"
                    hiddenLabel
                    value={ownIn(field.value, line)?.['rate'] ?? rate ?? ''}
                    error={wrong.length > 0}
                    aria={{ 'aria-labelledby': `${id}-${line}` }}
                    onValue={told => change(line, { rate: told })}
                    onLeave={field.onBlur}
                  />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <FormHelperText id={`${id}-wrong`} error>
        {wrong.map(text => (
          <span key={JSON.stringify(text)}>
            <ValidationError error={text} />{' '}
          </span>
        ))}
      </FormHelperText>
    </Box>
  );
}
