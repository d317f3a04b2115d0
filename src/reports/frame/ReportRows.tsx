import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { isEqual, mapValues } from 'es-toolkit';
import { type ComponentProps, type ComponentType, createContext, Fragment, type ReactNode, use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type Column, type Report, type ReportRow, totalled } from '#catalog/engine/defineReport.ts';
import { useSignOf } from '#src/engine/kinds/number/useSignOf.ts';
import { ReportCell, ReportValue, isFigure, isNothing } from './ReportCell.tsx';
import { useAskedReport, useColumnLabel, useMade } from './useReport.ts';

/** Columns of the table: that of its groups stands in their heads. */
export const shownColumns = ({ columns, groupBy }: Report): [string, Column][] =>
  Object.entries<Column>(columns).filter(([name]) => name !== groupBy);

/** What a page of its own puts at the end of each row, on the screen alone: what is done about it. */
export const RowEnd = createContext<ComponentType<{ readonly row: ReportRow }> | null>(null);

/** It stays in sight where the report is wider than its page, but for a phone, which has no room for both ends. */
export const atEnd = {
  displayPrint: 'none',
  position: { md: 'sticky' },
  insetInlineEnd: 0,
  backgroundColor: 'background.paper',
} as const;

/** Laid over the colour of a cell, so that one that stays in sight lets nothing shine through. */
const shaded = { backgroundImage: 'linear-gradient(color-mix(in srgb, currentColor 6%, transparent) 0 0)' } as const;

interface SumsProps {
  /** What the row is, in the cells before the first of its values. */
  readonly label: ReactNode;
  readonly values: ReportRow;
  readonly scope: 'row' | 'rowgroup';
}

/** A row that says something of others: a group's, or that of the whole. */
function Sums({ label, values, scope }: SumsProps) {
  const report = useAskedReport();
  const columns = shownColumns(report);
  const signOf = useSignOf(
    mapValues(report.columns, ({ field }) => field),
    values,
  );
  const known = columns.findIndex(([name]) => values[name] !== undefined && values[name] !== null);
  const before = Math.max(known < 0 ? columns.length : known, 1);
  const isGroup = scope === 'rowgroup';
  return (
    <TableRow sx={{ '& > td, & > th': { fontWeight: 700, ...(isGroup && shaded) } }}>
      <TableCell component="th" scope={scope} colSpan={before}>
        {label}
      </TableCell>
      {columns.slice(before).map(([name, column]) => (
        <TableCell key={name} align={isFigure(column.field) ? 'right' : 'inherit'}>
          {values[name] !== undefined && (
            <ReportValue name={name} column={column} value={values[name]} sign={isGroup ? undefined : signOf(name)} />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** What may take more than a line, as the number of a document never does; and what is nothing. */
function lookOf({ field, drillDown }: Column, value: unknown): string {
  if (isFigure(field)) return isNothing(String(value)) ? 'nothing' : '';
  return field.kind === 'longText' || (field.kind === 'text' && !drillDown) ? 'prose' : '';
}

/** How a row stands in a tree: further in than those above it, and a sum of others strongly. */
const placeOf = ({ level, is_sum }: ReportRow) => ({
  '&&& > td:first-of-type': { paddingInlineStart: `calc(16px + ${Number(level)} * 1.5em)` },
  ...(is_sum === true && { '& td': { fontWeight: 700 } }),
});

/** `row` is the first of the group. */
function GroupHead({ head, ...of }: Pick<ComponentProps<typeof ReportCell>, 'row' | 'asked'> & { head: ReportRow }) {
  const { columns, groupBy = '' } = useAskedReport();
  const label = useColumnLabel();
  const column = columns[groupBy];
  const { [groupBy]: value, ...sums } = head;
  const name = (
    <>
      <Typography component="span" variant="caption" color="textSecondary">
        {label(groupBy)}{' '}
      </Typography>
      {column && <ReportCell name={groupBy} column={column} value={value} {...of} />}
    </>
  );
  return <Sums label={name} values={sums} scope="rowgroup" />;
}

/** The rows of a page, in their groups. */
export function ReportRows() {
  const report = useAskedReport();
  const made = useMade();
  const translate = useTranslate();
  const End = use(RowEnd);
  if (!made) return null;
  const { rows, foot, asked } = made;
  const { opening, carried } = foot;
  const group = report.groupBy;
  const headOf = (row: ReportRow, at: number): ReportRow | undefined =>
    group !== undefined && (at === 0 || !isEqual(rows[at - 1]?.[group], row[group]))
      ? foot.groups?.find(head => isEqual(head[group], row[group]))
      : undefined;
  return (
    <>
      {opening && !carried && <Sums label={translate('reports.opening')} values={opening} scope="row" />}
      {carried && <Sums label={translate('reports.carried')} values={carried} scope="row" />}
      {rows.map((row, at) => {
        const head = headOf(row, at);
        return (
          <Fragment key={row.id}>
            {head && <GroupHead head={head} row={row} asked={asked} />}
            <TableRow hover sx={report.isTree ? placeOf(row) : null}>
              {shownColumns(report).map(([name, column]) => (
                <TableCell
                  key={name}
                  align={isFigure(column.field) ? 'right' : 'inherit'}
                  className={lookOf(column, row[name])}
                >
                  <ReportCell name={name} column={column} value={row[name]} row={row} asked={asked} />
                </TableCell>
              ))}
              {End && (
                <TableCell sx={atEnd}>
                  <End row={row} />
                </TableCell>
              )}
            </TableRow>
          </Fragment>
        );
      })}
    </>
  );
}

/** The sums over the whole result, and what stands after them. */
export function ReportFoot() {
  const { total = 0 } = useListContext();
  const report = useAskedReport();
  const made = useMade();
  const translate = useTranslate();
  if (!made) return null;
  const { totals, closing } = made.foot;
  return (
    <>
      {totalled(report).length > 0 && (
        <Sums
          label={translate(report.isTree ? 'reports.sum' : 'reports.totals', { smart_count: total })}
          values={totals}
          scope="row"
        />
      )}
      {closing && <Sums label={translate('reports.closing')} values={closing} scope="row" />}
    </>
  );
}
