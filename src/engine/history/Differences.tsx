import type { SxProps, Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslate } from 'react-admin';
import { HeadedTable } from '../tables/HeadedTable.tsx';
import { LinesReading } from '../kinds/lines/LinesReading.tsx';
import { ValueText } from '../kinds/ValueText.tsx';
import { fieldNamed } from '../entity/fieldNamed.ts';
import { useEntity } from '../entity/useEntity.ts';
import { sidesOf } from './sidesOf.ts';

type Values = Readonly<Record<string, unknown>>;

const wasAndIs = ['crud.history.before', 'crud.history.after'] as const;

/** On a phone each value has a line of its own, below the name of its field. */
const stacked: SxProps<Theme> = theme => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody th, & td': { border: 0, paddingInline: 0, paddingBlock: 0.5 },
    '& td::before': {
      content: 'attr(data-head)',
      display: 'block',
      color: 'text.secondary',
      typography: 'caption',
    },
    '& tbody tr': { borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1 },
  },
});

interface Props {
  readonly before: Values;
  readonly after: Values;
  readonly heads?: readonly [string, string];
}

/** Field by field what was and what is, in words. */
export function Differences({ before, after, heads = wasAndIs }: Props) {
  const entity = useEntity();
  const translate = useTranslate();
  const told = new Set([...Object.keys(before), ...Object.keys(after)]);
  // In the order of the form; as they are kept they come by the length of their names.
  const names = [...new Set([...Object.values(entity.form).flat(), ...told])].filter(name => told.has(name));
  const changed = names.flatMap(name => {
    const field = fieldNamed(entity, name);
    return field && field.kind !== 'password' && name !== 'id' && name !== 'updated_at' ? [{ name, field }] : [];
  });
  return (
    <HeadedTable sx={stacked} heads={['crud.history.field', ...heads]}>
      {changed.map(({ name, field }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {translate(`fields.${name}`, { _: name })}
          </TableCell>
          {sidesOf(field, before[name], after[name]).map(({ value, places }, side) => (
            <TableCell key={heads[side]} data-head={translate(heads[side] ?? '')} sx={{ overflowWrap: 'anywhere' }}>
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
  );
}
