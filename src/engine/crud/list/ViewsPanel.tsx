import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../messages/RetryAlert.tsx';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { Side } from '../../panels/Side.tsx';
import { useSavedViews } from './savedViews.ts';
import { useViewChanges } from './useViewChanges.ts';
import { ViewItem } from './ViewItem.tsx';

/** Keeps the list as it is shown now, under a name; one that is there already is replaced by whoever says so. */
function SaveView() {
  const translate = useTranslate();
  const { named, save } = useViewChanges();
  const [name, setName] = useState('');
  const known = named(name) !== undefined;
  return (
    <Stack
      component="form"
      sx={{ gap: 1 }}
      onSubmit={event => {
        event.preventDefault();
        void save(name).then(saved => saved && setName(''));
      }}
    >
      <TextField
        size="small"
        label={translate('crud.views.name')}
        value={name}
        helperText={known && translate('crud.views.taken')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="contained" color={known ? 'warning' : 'primary'} disabled={name.trim() === ''}>
        {translate(known ? 'crud.views.replace' : 'crud.views.save')}
      </Button>
    </Stack>
  );
}

/** Views of the list that the user kept: filters, sort and columns under a name. */
export function ViewsPanel({ onClose }: PanelProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useSavedViews();
  return (
    <Side title="crud.views.open" onClose={onClose}>
      {error && (
        <RetryAlert severity="warning" onRetry={refetch}>
          {translate('crud.views.unreachable')}
        </RetryAlert>
      )}
      {data?.length === 0 && <Typography color="textSecondary">{translate('crud.views.none')}</Typography>}
      <List>
        {data?.map(view => (
          <ViewItem key={view.id} view={view} onClose={onClose} />
        ))}
      </List>
      <SaveView />
    </Side>
  );
}
