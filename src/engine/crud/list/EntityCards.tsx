import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { LinkBase, type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { titleOf } from '../../kinds/titleOf.ts';
import { useRecordPath } from '../../kinds/useRecordPath.ts';
import { useSelectable } from '../../selection/useSelectable.ts';
import { fieldNamed } from '../../entity/fieldNamed.ts';
import { useExtra } from '../../entity/recordExtras.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useColumns } from '../../entity/columns.ts';
import { RowValue } from './RowValue.tsx';

interface EntityCardsProps {
  /** Cards can be selected, whatever may be done with any record. */
  readonly selectable?: boolean;
  /** Stands beside the title of a card. */
  readonly Aside?: ComponentType<{ readonly record: RaRecord }>;
  /** Stands below the values of a card. */
  readonly Below?: ComponentType<{ readonly record: RaRecord }>;
}

/** The chosen columns of a card. */
function Values({ record }: { readonly record: RaRecord }) {
  const entity = useEntity();
  const [columns] = useColumns(entity);
  const translate = useTranslate();
  return columns
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
              <RowValue record={record} name={name} field={field} />
            </dd>
          </Box>
        )
      );
    });
}

/** Ticks a card for the tools above. */
function Selection({ record, title }: { readonly record: RaRecord; readonly title: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const label = `${translate('ra.action.select_row')}: ${title}`;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** Rows of a list on a phone: the title, which opens the record, and the chosen columns below. */
export function EntityCards({ selectable = false, Aside, Below }: EntityCardsProps) {
  const entity = useEntity();
  const { data, selectedIds } = useListContext();
  const canSelect = useSelectable();
  const recordPath = useRecordPath();
  const extra = useExtra();
  if (!data) return [1, 2, 3, 4].map(row => <Skeleton key={row} variant="rectangular" height={96} sx={{ m: 1 }} />);
  return (
    <>
      {data.map(record => (
        <Box
          key={record.id}
          component="article"
          sx={{
            borderBlockEnd: 1,
            borderColor: 'divider',
            ...(selectedIds.includes(record.id) && { bgcolor: 'action.selected' }),
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            {(selectable || canSelect) && <Selection record={record} title={titleOf(entity, record)} />}
            <ListItemButton component={LinkBase} to={recordPath(entity, record)}>
              <Typography component="h2" variant="subtitle1">
                <bdi>{titleOf(entity, record)}</bdi>
              </Typography>
            </ListItemButton>
            {extra?.Head && <extra.View record={record} place="row" />}
            {Aside && <Aside record={record} />}
          </Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '9em 1fr',
              gap: 0.5,
              m: 0,
              px: 2,
              pb: 1.5,
              '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
              // A thumb finds it (WCAG 2.5.8).
              '& dd a': { lineHeight: '24px', minWidth: 24 },
            }}
          >
            {/* A reference reads its title in the record around. */}
            <RecordContextProvider value={record}>
              <Values record={record} />
            </RecordContextProvider>
          </Box>
          {Below && (
            <Box sx={{ px: 2, pb: 1.5 }}>
              <Below record={record} />
            </Box>
          )}
        </Box>
      ))}
    </>
  );
}
