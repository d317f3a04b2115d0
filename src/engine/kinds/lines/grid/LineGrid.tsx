import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useNotify, useTranslate, ValidationError } from 'react-admin';
import { HiddenWords } from '#src/i18n/HiddenWords.tsx';
import { isNarrow, isNumber, roomOf } from '../CellInput.tsx';
import { LineFoot } from './LineFoot.tsx';
import type { Column } from '../Column.ts';
import type { LineGridProps } from './gridParts.ts';
import { gridSx } from './gridSx.ts';
import { type LineDeed, LineMenu } from './LineMenu.tsx';
import { LineRow } from './LineRow.tsx';
import { pastedBlock } from './pastedBlock.ts';
import { useLineErrors } from './useLineErrors.ts';
import { useLines } from './useLines.ts';
import { useReader } from '../../useReader.ts';
import { listText } from '../../valueText.ts';
import { pastedLines } from '../paste/pastedLines.ts';
import { isSided } from '../paste/sidedValues.ts';
import { cellOf, enter, go, walk } from './walk.ts';

/**
 * Lines of a record as a table in whose cells one types, walked by keys as a spreadsheet is. Its columns are the fields
 * of the lines; a page may add details to choices, computed columns, totals, and keys of its own.
 */
export function LineGrid(props: LineGridProps) {
  const { name, field, closed, computed = [], totals, keys, onDone } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const reader = useReader();
  const gridId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ readonly row: number; readonly anchor: HTMLElement }>();
  const grid = useLines(name, field);
  const { lines, fields, keyOf, isFull } = grid;
  const errors = useLineErrors(name, keyOf);
  const disabled = closed !== undefined || (props.disabled ?? field.readOnly ?? false);
  const label = translate(`fields.${name}`);
  const shown = Object.entries(fields).filter(([one]) => !props.columns?.[one]?.isHidden);
  const names = shown.map(([one]) => one);
  const columns = shown.map(([one, part]): Column => ({
    name: one,
    field: part,
    parent: part.within === undefined ? undefined : fields[part.within],
    ...props.columns?.[one],
  }));
  const leave = () => adder.current?.focus();

  const { ref } = grid.input;
  useEffect(() => {
    // A refused save leads to the first mistake.
    ref({ focus: () => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus() });
  }, [ref]);

  const add = () => go(box.current, { row: lines.length, column: 0 }, () => grid.insert(lines.length));
  const onBlur = ({ target }: FocusEvent) => {
    const at = cellOf(target);
    if (at) errors.visit(at.row, names[at.column] ?? '');
    grid.input.onBlur();
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const isBlock = (text: string) => isSided(text, names[at?.column ?? 0] ?? '', props.sides);
    const block = pastedBlock(event.clipboardData.getData('text/plain'), isBlock);
    if (!at || !block || disabled) return;
    event.preventDefault();
    const { values, unplaced } = pastedLines(block, { columns, from: at.column, fields, sides: props.sides, reader });
    if (unplaced.length > 0)
      notify('crud.lines.unplaced', { type: 'warning', messageArgs: { columns: listText(unplaced, reader.locale) } });
    let last = at.row;
    go(box.current, at, () => {
      last = grid.paste(at.row, values);
    });
    errors.visitAll();
    enter(box.current, { row: last, column: at.column });
  };
  const onMenuClose = (deed?: LineDeed) => {
    const row = menu?.row ?? 0;
    setMenu(undefined);
    if (deed === 'insert') go(box.current, { row: row + 1, column: 0 }, () => grid.insert(row + 1));
    else if (deed === 'remove') {
      go(box.current, { row: Math.min(row, lines.length - 2), column: 0 }, () => grid.remove(row));
      if (lines.length === 1) leave();
    } else if (deed) {
      const to = row + (deed === 'up' ? -1 : 1);
      go(box.current, { row: to, column: 0 }, () => grid.move(row, to));
    }
  };
  const isPossible = (deed: LineDeed): boolean =>
    deed === 'up' ? menu?.row !== 0 : deed === 'down' ? menu?.row !== lines.length - 1 : deed !== 'insert' || !isFull;

  return (
    <Box
      component="fieldset"
      ref={box}
      onKeyDown={event => walk(event, { names, lines: grid, leave, ...(keys && { keys }), ...(onDone && { onDone }) })}
      onPaste={onPaste}
      onBlur={onBlur}
      sx={gridSx(
        columns.reduce((sum, { field, room }) => sum + (room ?? roomOf(field.kind)), 80 + computed.length * 100),
      )}
      aria-labelledby={gridId}
      {...(errors.whole && { 'aria-describedby': `${gridId}-error` })}
    >
      <Typography id={gridId} component="legend" variant="subtitle1">
        {label}
        {field.required && <span aria-hidden> *</span>}
      </Typography>
      {lines.length > 0 && (
        <table aria-labelledby={gridId}>
          <thead>
            <tr>
              <th scope="col" className="place">
                <span aria-hidden>#</span>
                <HiddenWords i18nKey="crud.lines.number" />
              </th>
              {columns.map(column => (
                <th
                  key={column.name}
                  id={`${gridId}-${column.name}`}
                  scope="col"
                  className={isNumber(column.field.kind) ? 'number' : undefined}
                  style={{
                    [isNarrow(column.field.kind) ? 'inlineSize' : 'minInlineSize']:
                      column.room ?? roomOf(column.field.kind),
                  }}
                >
                  {translate(`fields.${column.name}`)}
                  {column.field.required && <span aria-hidden> *</span>}
                </th>
              ))}
              {computed.map(column => (
                <th key={column.label} scope="col" className="number">
                  {translate(column.label)}
                </th>
              ))}
              {!disabled && <Box component="td" />}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => (
              <LineRow
                key={keyOf(row)}
                gridId={gridId}
                row={row}
                line={line}
                columns={columns}
                errors={errors.of(row)}
                computed={computed.map(column => column.of(line, lines))}
                computedLabels={computed.map(column => translate(column.label))}
                disabled={disabled}
                onChange={grid.change}
                onMenu={(at, anchor) => setMenu({ row: at, anchor })}
              />
            ))}
          </tbody>
          {totals && (
            <LineFoot
              totals={totals(lines)}
              names={names}
              computed={computed.map(({ label: head }) => head)}
              rest={disabled ? 0 : 1}
            />
          )}
        </table>
      )}
      {errors.whole && (
        <FormHelperText id={`${gridId}-error`} error>
          <ValidationError error={errors.whole} />
        </FormHelperText>
      )}
      <Box className="after">
        {!disabled && (
          <Button ref={adder} variant="outlined" size="small" startIcon={<Add />} disabled={isFull} onClick={add}>
            {translate('crud.lines.add')}
          </Button>
        )}
        <Typography component="output" variant="body2" color="textSecondary">
          {translate('crud.lines.count', { smart_count: lines.length })}
        </Typography>
        {closed !== 'holds_more' && (closed ?? (!disabled && lines.length > 0)) && (
          <Typography variant="caption" color="textSecondary" className="hint">
            {translate(closed ? `violations.${closed}` : 'crud.lines.hint')}
          </Typography>
        )}
      </Box>
      {menu && <LineMenu anchor={menu.anchor} position={menu.row + 1} isPossible={isPossible} onClose={onMenuClose} />}
    </Box>
  );
}
