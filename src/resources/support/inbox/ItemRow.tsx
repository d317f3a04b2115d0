import Attachment from '@mui/icons-material/AttachFileOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import StarOff from '@mui/icons-material/StarBorder';
import Star from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Folder } from '#catalog/support/inbox/inbox.ts';
import { dateTime } from '#catalog/engine/fields.ts';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { type Item, pathOf } from './Item.ts';
import { useMark } from './useMark.ts';

const AT = dateTime();

/** Whom it is from, or to; the product writes under its own name. */
function Who({ item: { sent, from, to } }: { readonly item: Item }) {
  const { translate } = useInstantReader();
  const names = sent ? to.join(', ') : (from ?? translate('inboxPages.house'));
  return (
    <>
      {sent && `${translate('inboxPages.to')} `}
      <bdi>{names}</bdi>
    </>
  );
}

/** One line of a folder: what is not read is bold and says so; what may be done with it stands at its end. */
export function ItemRow({ item, folder }: { readonly item: Item; readonly folder: Folder }) {
  const reader = useInstantReader();
  const { translate } = reader;
  const { mark } = useMark();
  const { id, subject, start, at, is_read: isRead, is_starred: isStarred, in_trash: inTrash } = item;
  const weight = isRead ? 400 : 700;
  return (
    <ListItem divider disablePadding sx={{ gap: 1, paddingInline: 1 }}>
      <IconButton
        aria-label={translate(isStarred ? 'inboxPages.unstar' : 'inboxPages.star', { subject })}
        aria-pressed={isStarred}
        onClick={() => mark({ ids: [id], starred: !isStarred })}
      >
        {isStarred ? <Star color="warning" /> : <StarOff />}
      </IconButton>
      <PageLink
        to={pathOf(folder, id)}
        color="inherit"
        underline="none"
        sx={{
          flex: 1,
          minWidth: 0,
          paddingBlock: 1,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
        }}
      >
        <Typography component="span" noWrap sx={{ fontWeight: weight, gridColumn: 1, gridRow: 1 }}>
          {!isRead && <span style={visuallyHidden}>{translate('inboxPages.unread')} </span>}
          <Who item={item} />
        </Typography>
        <Typography component="span" noWrap sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, gridRow: { xs: 2, sm: 1 } }}>
          <Box component="bdi" sx={{ fontWeight: weight }}>
            {subject}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            <bdi>{start.replaceAll(/\s+/g, ' ')}</bdi>
          </Box>
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gridColumn: { xs: 2, sm: 3 }, gridRow: 1 }}
        >
          {item.has_files && <Attachment fontSize="inherit" titleAccess={translate('inboxPages.has_files')} />}
          <time dateTime={at}>{valueText(AT, at, reader)}</time>
        </Typography>
      </PageLink>
      <IconButton
        aria-label={translate(inTrash ? 'inboxPages.restore' : 'inboxPages.trash', { subject })}
        onClick={() => mark({ ids: [id], trashed: !inTrash })}
      >
        {inTrash ? <Restore /> : <Delete />}
      </IconButton>
    </ListItem>
  );
}
