import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import { HeadedTable } from '../../tables/HeadedTable.tsx';
import { sidesOf } from '../../history/sidesOf.ts';
import { LinesReading } from '../../kinds/lines/LinesReading.tsx';
import { RefTitle } from '../../kinds/ref/RefTitle.tsx';
import { ValueText } from '../../kinds/ValueText.tsx';
import type { FieldChange } from './changedFields.ts';

/** Most records that are shown of a field. */
const MOST = 200;
const heads = ['crud.import.line', 'crud.import.changes.record', 'crud.history.before', 'crud.history.after'];

interface FieldChangesProps {
  readonly name: string;
  readonly field: Field;
  readonly entity: Entity;
  readonly changes: readonly FieldChange[];
}

/** How many records change in a field; unfolded, each as it was and as it becomes. */
export function FieldChanges({ name, field, entity, changes }: FieldChangesProps) {
  const translate = useTranslate();
  // Titles of records and references are asked for by whoever looks.
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ paddingBlock: 0.5 }}>
        {translate('crud.import.changes.of_field', {
          field: translate(`fields.${name}`, { _: name }),
          smart_count: changes.length,
        })}
      </Box>
      {isOpen && (
        <Box sx={{ overflowX: 'auto' }}>
          <HeadedTable heads={heads}>
            {changes.slice(0, MOST).map(({ line, id, before, after }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell component="th" scope="row">
                  <RefTitle target={entity.name} id={id} />
                </TableCell>
                {sidesOf(field, before, after).map(({ value, places }, side) => (
                  <TableCell key={heads[2 + side]} sx={{ overflowWrap: 'anywhere' }}>
                    {places ? (
                      <LinesReading field={field} value={value} places={places} Part={ValueText} />
                    ) : (
                      <ValueText field={field} value={value} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </HeadedTable>
          {changes.length > MOST && (
            <Typography variant="body2">
              {translate('crud.import.changes.more', { smart_count: changes.length - MOST })}
            </Typography>
          )}
        </Box>
      )}
    </details>
  );
}
