import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { RenameView } from './RenameView.tsx';
import { type SavedView, useApplyView } from './savedViews.ts';
import { useViewChanges } from './useViewChanges.ts';

interface ViewItemProps {
  readonly view: SavedView;
  onClose(): void;
}

/** One view: shows the list so, first or under another name, or is removed after a question. */
export function ViewItem({ view, onClose }: ViewItemProps) {
  const translate = useTranslate();
  const apply = useApplyView();
  const { remove, toggleDefault } = useViewChanges();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { name } = view;
  const settle = () => setDoing(undefined);
  if (doing === 'rename') return <RenameView view={view} onClose={settle} />;
  const tools = (
    <>
      <IconButton
        aria-pressed={Boolean(view.query.isDefault)}
        aria-label={translate('crud.views.default', { name })}
        onClick={() => void toggleDefault(view)}
      >
        {view.query.isDefault ? <Star /> : <StarBorder />}
      </IconButton>
      <IconButton aria-label={translate('crud.views.rename', { name })} onClick={() => setDoing('rename')}>
        <Edit />
      </IconButton>
      <IconButton aria-label={translate('crud.views.remove', { name })} onClick={() => setDoing('remove')}>
        <Delete />
      </IconButton>
    </>
  );
  return (
    <ListItem disablePadding secondaryAction={tools} sx={{ '& .MuiListItemButton-root': { paddingInlineEnd: 17 } }}>
      <ListItemButton
        onClick={() => {
          apply(view);
          onClose();
        }}
      >
        <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>
      </ListItemButton>
      <Confirm
        isOpen={doing === 'remove'}
        title="crud.views.remove_title"
        content="crud.views.remove_text"
        translateOptions={{ name }}
        confirm="ra.action.delete"
        confirmColor="warning"
        ConfirmIcon={Delete}
        onClose={settle}
        onConfirm={() => {
          settle();
          void remove(view);
        }}
      />
    </ListItem>
  );
}
