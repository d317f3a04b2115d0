import Delete from '@mui/icons-material/DeleteOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Unread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { uniqBy } from 'es-toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkBase, useDataProvider, useGetIdentity, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Folder, itemId } from '#catalog/support/inbox/inbox.ts';
import { INBOX } from '#catalog/engine/mail.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { InboxFrame } from './InboxFrame.tsx';
import { type Opened, type Person, pathOf } from './Item.ts';
import { MessageForm } from './MessageForm.tsx';
import { OneMail, OneMessage } from './OneMessage.tsx';
import { useMark } from './useMark.ts';

const idsOf = (opened: Opened): string[] =>
  opened.kind === 'mail' ? [opened.id] : opened.messages.map(one => itemId('message', one.id));

interface OpenedProps {
  readonly opened: Opened;
  readonly folder: Folder;
}

/** What is done with the whole of it. */
function Doing({ opened, folder }: OpenedProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { mark } = useMark();
  const { in_trash: inTrash } = opened;
  const back = () => void navigate(pathOf(folder));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, borderBottom: '1px solid', borderColor: 'divider', p: 1 }}>
      <Button component={LinkBase} to={pathOf(folder)}>
        {translate('inboxPages.back')}
      </Button>
      <Button
        startIcon={inTrash ? <Restore /> : <Delete />}
        onClick={() => mark({ ids: idsOf(opened), trashed: !inTrash }, back)}
      >
        {translate(inTrash ? 'inboxPages.restore_it' : 'inboxPages.trash_it')}
      </Button>
      <Button startIcon={<Unread />} onClick={() => mark({ ids: [opened.id], read: false }, back)}>
        {translate('inboxPages.unread_it')}
      </Button>
    </Box>
  );
}

/** All who share the last word of it, the reader left out; of one's own word those to whom it went. */
function sharers(opened: Opened, self: number): readonly Person[] {
  if (opened.kind === 'mail') return [];
  const last = opened.messages.at(-1);
  const all = [...(last?.author ? [last.author] : []), ...(last?.to ?? [])];
  return uniqBy(
    all.filter(one => one.id !== self),
    one => one.id,
  );
}

function Answer({ opened }: { readonly opened: Opened }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  // What was sent leaves an empty form behind.
  const [sent, countSent] = useState(0);
  const people = identity ? sharers(opened, Number(identity.id)) : [];
  const last = opened.kind === 'message' ? opened.messages.at(-1) : undefined;
  if (!last || people.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('inboxPages.reply')} sx={{ p: 2 }}>
      <MessageForm
        key={`${sent} ${people.map(one => one.id).join(' ')}`}
        label="inboxPages.reply"
        initial={{ to: people.map(one => one.id), reply_to: last.id }}
        onSent={() => countSent(sent + 1)}
      >
        <Typography variant="body2" color="textSecondary">
          {translate('inboxPages.to')} <bdi>{people.map(one => one.name).join(', ')}</bdi>
        </Typography>
      </MessageForm>
    </Box>
  );
}

/** Whatever is in view has been read, also what arrives while one reads. */
function useRead(opened: Opened | undefined): void {
  const { mark } = useMark();
  const ids = opened ? idsOf(opened) : [];
  const read = useEffectEvent(() => mark({ ids, read: true }));
  const inView = ids.join(' ');
  useEffect(() => {
    if (inView !== '') read();
  }, [inView]);
}

/** A line of a list is not the whole, for which React-Admin would take it. */
function useOpened(id: string) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: [INBOX, 'opened', id],
    queryFn: ({ signal }) => dataProvider.ask<Opened>(`/api/inbox/${encodeURIComponent(id)}`, { signal }),
  });
}

/** A conversation with colleagues, or a mail of the house, as a whole. */
export function ConversationPage({ folder, id }: { readonly folder: Folder; readonly id: string }) {
  const translate = useTranslate();
  const { data: opened, error } = useOpened(id);
  useRead(opened);
  return (
    <>
      <Heading title={translate('mail.inbox.title')} about={opened?.subject} />
      <InboxFrame folder={folder}>
        {error && <Alert severity="error">{translate(messageOf(error), { _: messageOf(error) })}</Alert>}
        {!opened && !error && <LoadingPage />}
        {opened && (
          <>
            <Doing opened={opened} folder={folder} />
            <Typography variant="h6" component="h2" dir="auto" sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
              {opened.subject}
            </Typography>
            {opened.kind === 'mail' ? (
              <OneMail mail={opened} />
            ) : (
              <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 2, pt: 0, listStyle: 'none' }}>
                {opened.messages.map(said => (
                  <OneMessage key={said.id} said={said} />
                ))}
              </Box>
            )}
            <Answer opened={opened} />
          </>
        )}
      </InboxFrame>
    </>
  );
}
