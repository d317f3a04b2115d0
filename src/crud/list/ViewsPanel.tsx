import Delete from '@mui/icons-material/DeleteOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { PanelProps } from '../LazyTool.tsx';
import { Side } from '../Side.tsx';
import { useEntity } from '../useEntity.ts';
import { useColumns } from './columns.ts';
import { SAVED_VIEWS, type SavedView, useApplyView, useSavedViews } from './savedViews.ts';

/** What changes the views; every change shows at once, and a refused one says so. */
function useViewChanges() {
  const { route } = useEntity();
  const { data = [], refetch } = useSavedViews();
  const { filterValues, sort } = useListContext();
  const [columns] = useColumns(useEntity());
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await work().then(
      () => true,
      () => {
        notify('crud.views.failed', { type: 'error' });
        return false;
      },
    );
    await refetch();
    return done;
  };
  const setDefault = (view: SavedView, isDefault: boolean) =>
    dataProvider.update(SAVED_VIEWS, {
      id: view.id,
      data: { ...view, query: { ...view.query, isDefault } },
      previousData: view,
    });
  return {
    save: (name: string) =>
      change(() =>
        dataProvider.create(SAVED_VIEWS, {
          data: { resource: route, name, query: { filter: filterValues, sort, columns } },
        }),
      ),
    remove: (view: SavedView) => change(() => dataProvider.delete(SAVED_VIEWS, { id: view.id, previousData: view })),
    toggleDefault: (view: SavedView) =>
      change(async () => {
        for (const other of data) if (other.query.isDefault && other.id !== view.id) await setDefault(other, false);
        await setDefault(view, !view.query.isDefault);
      }),
  };
}

function ViewItem({ view, onClose }: { readonly view: SavedView; onClose(): void }) {
  const translate = useTranslate();
  const apply = useApplyView();
  const { remove, toggleDefault } = useViewChanges();
  const { name } = view;
  const tools = (
    <>
      <IconButton
        aria-pressed={Boolean(view.query.isDefault)}
        aria-label={translate('crud.views.default', { name })}
        onClick={() => void toggleDefault(view)}
      >
        {view.query.isDefault ? <Star /> : <StarBorder />}
      </IconButton>
      <IconButton aria-label={translate('crud.views.remove', { name })} onClick={() => void remove(view)}>
        <Delete />
      </IconButton>
    </>
  );
  return (
    <ListItem disablePadding secondaryAction={tools} sx={{ '& .MuiListItemButton-root': { paddingInlineEnd: 12 } }}>
      <ListItemButton
        onClick={() => {
          apply(view);
          onClose();
        }}
      >
        <bdi>{name}</bdi>
      </ListItemButton>
    </ListItem>
  );
}

/** Views of the list that the user kept: filters, sort and columns under a name. */
export function ViewsPanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useSavedViews();
  const { save } = useViewChanges();
  const [name, setName] = useState('');
  const retry = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
  return (
    <Side title="crud.views.open" onClose={onClose}>
      {error && (
        <Alert severity="warning" action={retry}>
          {translate('crud.views.unreachable')}
        </Alert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{translate('crud.views.none')}</Typography>}
      <List>
        {data?.map(view => (
          <ViewItem key={view.id} view={view} onClose={onClose} />
        ))}
      </List>
      <Stack
        component="form"
        sx={{ gap: 1 }}
        onSubmit={event => {
          event.preventDefault();
          void save(name.trim()).then(saved => saved && setName(''));
        }}
      >
        <TextField
          size="small"
          label={translate('crud.views.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="contained" disabled={name.trim() === ''}>
          {translate('crud.views.save')}
        </Button>
      </Stack>
    </Side>
  );
}
