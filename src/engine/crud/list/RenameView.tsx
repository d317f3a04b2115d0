import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusNow } from '../../panels/focusNow.ts';
import type { SavedView } from './savedViews.ts';
import { useViewChanges } from './useViewChanges.ts';

interface RenameViewProps {
  readonly view: SavedView;
  onClose(): void;
}

/** Stands in the place of a view while it is given another name, which no other view has. */
export function RenameView({ view, onClose }: RenameViewProps) {
  const translate = useTranslate();
  const { named, rename } = useViewChanges();
  const [name, setName] = useState(view.name);
  const isTaken = (named(name) ?? view).id !== view.id;
  const isWrong = isTaken || name.trim() === '';
  return (
    <ListItem
      disablePadding
      component="form"
      sx={{ alignItems: 'start', gap: 0.5 }}
      onSubmit={event => {
        event.preventDefault();
        if (!isWrong) void rename(view, name).then(renamed => renamed && onClose());
      }}
      onKeyDown={event => {
        // Escape would close the drawer around.
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextField
        size="small"
        inputRef={focusNow}
        label={translate('crud.views.new_name', { name: view.name })}
        value={name}
        error={isTaken}
        helperText={isTaken && translate('crud.views.taken')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
        onChange={({ target }) => setName(target.value)}
      />
      <IconButton type="submit" disabled={isWrong} aria-label={translate('ra.action.save')} sx={{ mt: 1 }}>
        <Check />
      </IconButton>
      <IconButton aria-label={translate('ra.action.cancel')} onClick={onClose} sx={{ mt: 1 }}>
        <Close />
      </IconButton>
    </ListItem>
  );
}
