import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { sortBy } from 'es-toolkit';
import { type RaRecord, useCanAccess, useGetList, useGetMany, useRecordContext } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { dateTime, file as fileField } from '#catalog/engine/fields.ts';
import { FileCell } from '#src/engine/kinds/media/FileCell.tsx';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { Section } from '#src/engine/pages/Section.tsx';

const AT = dateTime();
const FILE = fileField();
const MOST = 500;
const { ticket, ticket_detail: detail, ticket_note: note, user } = entities;
const asked = (filter: object) => ({
  filter,
  sort: { field: 'id', order: 'ASC' } as const,
  pagination: { page: 1, perPage: MOST },
});

/** Who says something: the requester, the office to them, or the office to itself. */
type Voice = 'customer' | 'office' | 'note';

const looks: Readonly<Record<Voice, object>> = {
  customer: { bgcolor: 'action.hover', marginInlineEnd: { sm: 6 } },
  office: { borderColor: 'primary.main', marginInlineStart: { sm: 6 } },
  // Whatever its colour, its words say that it stays in the office.
  note: { borderColor: 'warning.main', borderStyle: 'dashed', marginInlineStart: { sm: 6 } },
};

interface Said {
  readonly voice: Voice;
  readonly record: RaRecord;
}

function Entry({ voice, record, by }: Said & { readonly by: string | undefined }) {
  const reader = useInstantReader();
  const { translate } = reader;
  const at = String(record['created_at']);
  return (
    <Box component="li" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5, ...looks[voice] }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <bdi>{by ?? translate(`ticketPages.${voice === 'customer' ? 'customer' : 'office'}`)}</bdi>
        </Typography>
        {voice === 'note' && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={`${translate('ticketPages.note')} · ${translate('ticketPages.unseen')}`}
          />
        )}
        {voice === 'customer' && (
          <Typography variant="caption">{translate(`choices.${String(record['channel'])}`)}</Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          <time dateTime={at}>{valueText(AT, at, reader)}</time>
        </Typography>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {String(record['message'])}
      </Typography>
      {typeof record['file'] === 'string' && <FileCell name="file" field={FILE} value={record['file']} />}
    </Box>
  );
}

/** Everything said about the ticket of the page and those merged into it, in the order in which it was said. */
export function Thread() {
  const record = useRecordContext();
  const { translate } = useInstantReader();
  const { canAccess: seesNotes } = useCanAccess({ resource: note.route, action: 'list' });
  const { data: merged = [] } = useGetList(ticket.route, asked({ merged_into: record?.id }));
  const ids = [record?.id, ...merged.map(one => one.id)];
  const { data: details = [] } = useGetList(detail.route, asked({ ticket__in: ids }));
  const { data: notes = [] } = useGetList(note.route, asked({ ticket__in: ids }), { enabled: seesNotes === true });
  const all: Said[] = sortBy(
    [
      ...details.map(one => ({ voice: one['admin'] ? ('office' as const) : ('customer' as const), record: one })),
      ...notes.map(one => ({ voice: 'note' as const, record: one })),
    ],
    [({ record: one }) => String(one['created_at'])],
  );
  const writers = [...new Set(all.flatMap(({ record: { admin, author } }) => admin ?? author ?? []))];
  const { canAccess: seesUsers } = useCanAccess({ resource: user.route, action: 'list' });
  const { data: people = [] } = useGetMany(user.route, { ids: writers }, { enabled: seesUsers === true });
  const nameOf = ({ voice, record: said }: Said): string | undefined => {
    if (voice === 'customer')
      return typeof record?.['requester_name'] === 'string' ? record['requester_name'] : undefined;
    const found = people.find(one => one?.id === (said['admin'] ?? said['author']));
    return found && [found['first_name'], found['last_name']].filter(Boolean).join(' ');
  };
  return (
    <Section title={translate('ticketPages.thread')}>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {all.map(said => (
          <Entry key={`${said.voice}-${said.record.id}`} {...said} by={nameOf(said)} />
        ))}
      </Box>
    </Section>
  );
}
