import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Star from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { type Folder, folders } from '#catalog/support/inbox/inbox.ts';
import { useUnread } from '#src/layout/toolbar/useUnread.ts';
import { COMPOSE_PATH, pathOf } from './Item.ts';

const icons = { inbox: Inbox, sent: Send, starred: Star, trash: Delete } as const;

/** The way to the folders, and to a new message; beside the list, on a phone above it. */
export function Folders({ shown }: { readonly shown: Folder | undefined }) {
  const translate = useTranslate();
  const unread = useUnread();
  const entry = (folder: Folder) => {
    const Icon = icons[folder];
    const name = translate(`inboxPages.folders.${folder}`);
    return (
      <PageButton
        key={folder}

        to={pathOf(folder)}
        color={folder === shown ? 'primary' : 'inherit'}
        variant={folder === shown ? 'outlined' : 'text'}
        aria-current={folder === shown ? 'page' : undefined}
        startIcon={<Icon />}
        sx={{ justifyContent: 'start', textTransform: 'none' }}
      >
        {folder === 'inbox' && unread > 0 ? translate('inboxPages.counted', { name, count: unread }) : name}
      </PageButton>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={translate('inboxPages.folders_of')}
      sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, flexWrap: 'wrap', gap: 0.5 }}
    >
      <PageButton
        to={COMPOSE_PATH}
        variant="contained"
        startIcon={<Edit />}
        sx={{ mb: { md: 1 }, textTransform: 'none' }}
      >
        {translate('inboxPages.compose')}
      </PageButton>
      {folders.map(entry)}
    </Box>
  );
}
