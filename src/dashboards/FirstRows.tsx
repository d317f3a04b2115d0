import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { Entity } from '../../catalog/defineEntity.ts';
import { titleOf } from '../kinds/titleOf.ts';
import { useRecordPath } from '../kinds/useRecordPath.ts';
import { type ListWish, listPath } from '../crud/list/listPath.ts';
import { Panel } from './Panel.tsx';

interface FirstRowsProps extends ListWish {
  readonly title: string;
  readonly empty: string;
  readonly entity: Entity;
  /** What stands below the title of a record. */
  detail(record: RaRecord): ReactNode;
}

const FEW = { page: 1, perPage: 6 };

/** The first records of a list, each leading to its page. */
export function FirstRows({ title, empty, entity, filter, sort, detail }: FirstRowsProps) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList(entity.route, { pagination: FEW, ...(sort && { sort }), ...(filter && { filter }) });
  const wish = { ...(filter && { filter }), ...(sort && { sort }) };
  return (
    <Panel
      title={translate(title)}
      to={listPath(entity, wish)}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
    >
      {data.length === 0 && <Typography color="textSecondary">{translate(empty)}</Typography>}
      <List dense disablePadding>
        {data.map(record => (
          <ListItem key={record.id} disablePadding>
            <ListItemButton
              component={LinkBase}
              to={recordPath(entity, record)}
              sx={{ paddingInline: 1, borderRadius: 1 }}
            >
              <ListItemText primary={<bdi>{titleOf(entity, record)}</bdi>} secondary={detail(record)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
