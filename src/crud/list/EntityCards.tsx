import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext, useTranslate } from 'react-admin';
import { FieldCell } from '../../kinds/FieldCell.tsx';
import { titleOf } from '../../kinds/titleOf.ts';
import { useRecordPath } from '../../kinds/useRecordPath.ts';
import { fieldNamed } from '../fieldNamed.ts';
import { useExtra } from '../recordExtras.ts';
import { useEntity } from '../useEntity.ts';
import { useColumns } from './columns.ts';

/** Rows of a list on a phone: the title, which opens the record, and the chosen columns below. */
export function EntityCards() {
  const entity = useEntity();
  const { data } = useListContext();
  const [columns] = useColumns(entity);
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const extra = useExtra();
  if (!data) return [1, 2, 3, 4].map(row => <Skeleton key={row} variant="rectangular" height={96} sx={{ m: 1 }} />);
  return data.map(record => (
    <Box key={record.id} component="article" sx={{ borderBlockEnd: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ListItemButton component={LinkBase} to={recordPath(entity, record)}>
          <Typography component="h3" variant="subtitle1">
            <bdi>{titleOf(entity, record)}</bdi>
          </Typography>
        </ListItemButton>
        {extra && <extra.View record={record} place="row" />}
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '9em 1fr', gap: 0.5, m: 0, px: 2, pb: 1.5, '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' } }}>
        {columns
          .filter(name => !entity.title.includes(name))
          .map(name => {
            const field = fieldNamed(entity, name);
            return (
              field && (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {translate(`fields.${name}`)}
                  </Typography>
                  <dd>
                    <FieldCell name={name} field={field} value={record[name]} />
                  </dd>
                </Box>
              )
            );
          })}
      </Box>
    </Box>
  ));
}
