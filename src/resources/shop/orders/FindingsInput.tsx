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
import { isObject } from '#src/dataProvider/isObject.ts';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { textsIn } from './errorTexts.ts';

const ends = ['restocked', 'scrapped', 'sent_back'] as const;

export interface ReturnLine {
  readonly id: number;
  readonly item: number;
  readonly quantity: number;
}

/** All of each line back into the stock, which is what is found most often. */
export const allRestocked = (lines: readonly ReturnLine[]) =>
  lines.map(({ id, quantity }) => ({ line: id, restocked: quantity, scrapped: 0, sent_back: 0 }));

/** What was found of each line that came back. */
export function FindingsInput({ lines }: { readonly lines: readonly ReturnLine[] }) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: 'findings' });
  const rows: readonly Record<string, unknown>[] = Array.isArray(field.value) ? field.value.filter(isObject) : [];
  const wrong = textsIn(fieldState.error);
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }}>
      <Table size="small" aria-describedby={`${id}-wrong`} sx={{ '& th, & td': { paddingInline: 0.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('fields.stock_item')}</TableCell>
            <TableCell sx={figureSx}>{translate('fields.quantity')}</TableCell>
            {ends.map(end => (
              <TableCell key={end} id={`${id}-${end}`} sx={figureSx}>
                {translate(`fields.${end}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ id: line, item, quantity }, at) => (
            <TableRow key={line}>
              <TableCell component="th" scope="row" id={`${id}-${line}`}>
                <RefTitle target="stock_item" id={String(item)} />
              </TableCell>
              <TableCell sx={figureSx}>{quantity}</TableCell>
              {ends.map(end => (
                <TableCell key={end} sx={{ ...figureSx, inlineSize: 90 }}>
                  <CountField
                    margin="none"
                    variant="outlined"
                    hiddenLabel
                    value={Number(rows[at]?.[end] ?? 0)}
                    {...(at === 0 && end === 'restocked' && { inputRef: field.ref })}
                    error={wrong.length > 0}
                    aria={{ 'aria-labelledby': `${id}-${end} ${id}-${line}` }}
                    onCount={count => field.onChange(rows.with(at, { ...rows[at], [end]: count }))}
                    onLeave={field.onBlur}
                  />
                </TableCell>
              ))}
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
