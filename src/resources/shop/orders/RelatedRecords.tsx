import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetList, usePermissions, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { readableEntity } from '#catalog/engine/access/readableEntity.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { isNumber } from '#src/engine/kinds/lines/CellInput.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { Section } from '#src/engine/pages/Section.tsx';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

interface RelatedRecordsProps {
  /** Key of the words above them. */
  readonly heading: string;
  readonly entity: Entity;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly columns: readonly string[];
  /** What else stands at the end of each row, and the key of what that is called. */
  readonly tools?: { readonly label: string; of(record: RaRecord): ReactNode };
}

/** More than any order has of anything. */
const MOST = 100;
const inTime = { field: 'id', order: 'ASC' } as const;

/** Records that belong to the one of the page, such as its shipments, with the way to each; nothing where there are none. */
export function RelatedRecords({ heading, entity, filter, columns, tools }: RelatedRecordsProps) {
  const { permissions = guest } = usePermissions<Principal>();
  const { route, fields, title } = readableEntity(permissions, entity);
  const seen = columns.filter(column => column in fields);
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { canAccess } = useCanAccess({ resource: route, action: 'list' });
  const asked = { filter, sort: inTime, pagination: { page: 1, perPage: MOST } };
  const { data = [], error, refetch } = useGetList(route, asked, { enabled: canAccess === true });
  if (error)
    return (
      <RetryAlert severity="warning" onRetry={refetch}>
        {translate(heading)}
      </RetryAlert>
    );
  if (data.length === 0) return null;
  return (
    <Section title={translate(heading)} sx={{ overflowX: 'auto' }} tabIndex={0}>
      <HeadedTable
        sx={{ '& th, & td': { paddingInline: 1 } }}
        heads={[
          ...seen.map(
            column =>
              [
                `fields.${column}`,
                { sx: isNumber(fields[column]?.kind ?? 'text') ? figureSx : { textAlign: 'start' } },
              ] as const,
          ),
          ...(tools ? [[tools.label, { sx: { textAlign: 'start' } }] as const] : []),
        ]}
      >
        {data.map(record => (
          <TableRow key={record.id}>
            {seen.map(column => {
              const field = fields[column];
              if (!field) return null;
              const cell = <FieldCell name={column} field={field} value={record[column]} />;
              return (
                <TableCell key={column} sx={isNumber(field.kind) ? figureSx : { textAlign: 'start' }}>
                  {title.includes(column) && field.kind === 'text' ? (
                    <PageLink to={recordPath(entity, record)}>{cell}</PageLink>
                  ) : (
                    cell
                  )}
                </TableCell>
              );
            })}
            {tools && <TableCell sx={{ whiteSpace: 'nowrap' }}>{tools.of(record)}</TableCell>}
          </TableRow>
        ))}
      </HeadedTable>
    </Section>
  );
}
