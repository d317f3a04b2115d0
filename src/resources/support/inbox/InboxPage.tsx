import { useParams } from 'react-router';
import { folders } from '#catalog/support/inbox/inbox.ts';
import { NotFound } from '#src/layout/NotFound.tsx';
import { ComposePage } from './ComposePage.tsx';
import { ConversationPage } from './ConversationPage.tsx';
import { FolderPage } from './FolderPage.tsx';

/** One's own mail by folders, one conversation of it, a new message. */
export function InboxPage() {
  const { box = 'inbox', item } = useParams();
  const folder = folders.find(one => one === box);
  if (box === 'compose') return <ComposePage />;
  if (!folder) return <NotFound />;
  return item === undefined ? (
    <FolderPage folder={folder} />
  ) : (
    <ConversationPage key={item} folder={folder} id={item} />
  );
}
