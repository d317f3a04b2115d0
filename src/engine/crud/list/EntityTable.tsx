import Box from '@mui/material/Box';
import type { SxProps } from '@mui/system';
import { type ReactNode, useCallback, useMemo } from 'react';
import { DataTable, type Identifier, type RaRecord, useListContext } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import { figureSx } from '../../kinds/number/NumberCell.tsx';
import { useRecordPath } from '../../kinds/useRecordPath.ts';
import { usePreferences } from '#src/authProvider/preferences.ts';
import { useSelectable } from '../../selection/useSelectable.ts';
import { fieldNamed } from '../../entity/fieldNamed.ts';
import { useExtra } from '../../entity/recordExtras.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useColumns } from '../../entity/columns.ts';
import { linkColumn, RowLink } from './RowLink.tsx';
import { RowValue } from './RowValue.tsx';
import { useWide } from './useWide.ts';

const figures: readonly Kind[] = ['integer', 'decimal', 'money'];
/**
 * Several references have no order, and nobody looks for one in these texts; the host refuses to sort by what is
 * sealed.
 */
const unsorted: readonly Kind[] = ['refs', 'lines', 'richText', 'longText', 'image', 'file'];

/** The arrow of the order stands before its head, so that the head ends where the figures do. */
const figureColumn = {
  ...figureSx,
  '&:dir(ltr) .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
} as const;

function columnOf(entity: Entity, name: string, isLink: boolean) {
  const field = fieldNamed(entity, name);
  if (!field) return null;
  return (
    <DataTable.Col
      key={name}
      source={name}
      label={`fields.${name}`}
      disableSort={unsorted.includes(field.kind) || field.sealed === true}
      {...(figures.includes(field.kind) && { sx: figureColumn })}
      render={(record: RaRecord) => {
        const value = <RowValue record={record} name={name} field={field} />;
        return isLink ? <RowLink record={record}>{value}</RowLink> : value;
      }}
    />
  );
}

/**
 * The head stays in sight below the bars of the frame. What scrolls sideways would hold it in itself, so a wider table
 * goes without.
 */
const look = {
  '& td, & th': { whiteSpace: 'nowrap', paddingInline: 1 },
  '& .RaDataTable-headerCell': { insetBlockStart: 'var(--frame-top, 0px)' },
  '[data-wide] & .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '[data-wide] & .RaDataTable-headerCell': { insetBlockStart: 0 },
} as const;

/** The bar of a selection takes the place of the list's tools; of its own React-Admin would lay it over them. */
const inPlaceOfTools = <></>;

interface EntityTableProps {
  /** Rows can be selected, whatever may be done with any record. */
  readonly selectable?: boolean;
  /** A column after those of the entity. */
  readonly children?: ReactNode;
  /** How a row stands out. */
  rowSx?(record: RaRecord): SxProps;
}

/** Rows of a list on a screen wide enough for a table. */
export function EntityTable({ selectable = false, children, rowSx }: EntityTableProps) {
  const entity = useEntity();
  const { resource } = useListContext();
  const [columns] = useColumns(entity);
  const recordPath = useRecordPath();
  const extra = useExtra();
  const canSelect = useSelectable();
  const { dense } = usePreferences();
  const box = useWide();
  const shown = columns.join();
  // React-Admin draws a row anew when its columns are other ones; of a change of words only the cells with words need
  // to know.
  const content = useMemo(() => {
    const names = shown.split(',');
    const opening = linkColumn(entity, names);
    return [
      extra?.Head && (
        <DataTable.Col
          key="extra"
          source="extra"
          disableSort
          label={<extra.Head />}
          render={(record: RaRecord) => <extra.View record={record} place="row" />}
        />
      ),
      ...names.map(name => columnOf(entity, name, name === opening)),
      children,
    ];
  }, [entity, extra, shown, children]);
  const rowClick = useCallback(
    (_id: Identifier, _resource: string, record: RaRecord) => recordPath(entity, record),
    [entity, recordPath],
  );
  return (
    <Box ref={box}>
      <DataTable
        key={shown}
        size={dense ? 'small' : 'medium'}
        bulkActionsToolbar={inPlaceOfTools}
        bulkActionButtons={selectable || canSelect ? inPlaceOfTools : false}
        {...(rowSx && { rowSx })}
        rowClick={rowClick}
        sx={look}
        storeKey={`${resource}.table`}
      >
        {content}
      </DataTable>
    </Box>
  );
}
