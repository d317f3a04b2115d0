import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ListBase, RefreshButton, useListContext, useTranslate } from 'react-admin';
import type { Folder } from '#catalog/support/inbox/inbox.ts';
import { INBOX } from '#catalog/engine/mail.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { Pages } from '#src/engine/crud/list/Pages.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { InboxFrame } from './InboxFrame.tsx';
import type { Item } from './Item.ts';
import { ItemRow } from './ItemRow.tsx';
import { useMark } from './useMark.ts';

/** What is looked for, what has not been read, and one press for all that is in view. */
function Tools({ folder }: { readonly folder: Folder }) {
  const translate = useTranslate();
  const { data = [], filterValues, setFilters } = useListContext<Item>();
  const { mark, isPending } = useMark();
  const [text, setText] = useState(String(filterValues['q'] ?? ''));
  const unread = data.filter(one => !one.is_read).map(one => one.id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, alignItems: 'center' }}>
      <TextField
        type="search"
        size="small"
        margin="none"
        label={translate('ra.action.search')}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          setFilters({ ...filterValues, q: value }, undefined, true);
        }}
        sx={{ flex: '1 1 200px' }}
      />
      {folder === 'inbox' && (
        <>
          <ToggleButton
            value="unread"
            size="small"
            selected={filterValues['unread'] === true}
            onChange={() => setFilters({ ...filterValues, unread: filterValues['unread'] !== true })}
          >
            {translate('inboxPages.unread')}
          </ToggleButton>
          <Button disabled={unread.length === 0 || isPending} onClick={() => mark({ ids: unread, read: true })}>
            {translate('inboxPages.read_all')}
          </Button>
        </>
      )}
      <RefreshButton />
    </Box>
  );
}

function Rows({ folder }: { readonly folder: Folder }) {
  const translate = useTranslate();
  const { data = [], isPending, error, refetch } = useListContext<Item>();
  if (error) return <RetryAlert onRetry={refetch}>{translate(error.message, { _: error.message })}</RetryAlert>;
  if (isPending) return <LoadingPage />;
  if (data.length === 0)
    return (
      <Typography component="output" color="textSecondary" sx={{ display: 'block', p: 6, textAlign: 'center' }}>
        {translate(folder === 'inbox' ? 'mail.inbox.none' : 'inboxPages.none')}
      </Typography>
    );
  return (
    <List disablePadding>
      {data.map(item => (
        <ItemRow key={item.id} item={item} folder={folder} />
      ))}
    </List>
  );
}

/** One folder of one's own mail, newest first. */
export function FolderPage({ folder }: { readonly folder: Folder }) {
  const translate = useTranslate();
  return (
    <ListBase<Item>
      key={folder}
      resource={INBOX}
      perPage={25}
      filter={{ folder }}
      sort={{ field: 'id', order: 'DESC' }}
      storeKey={`${INBOX}.${folder}`}
    >
      <Heading title={translate('mail.inbox.title')} about={translate(`inboxPages.folders.${folder}`)} />
      <InboxFrame folder={folder}>
        <Tools folder={folder} />
        <Rows folder={folder} />
        <Pages />
      </InboxFrame>
    </ListBase>
  );
}
