import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { pick } from 'es-toolkit';
import { type ComponentType, useState } from 'react';
import { ShowBase, useCanAccess, useShowContext, useTranslate } from 'react-admin';
import { amendable } from '#catalog/support/tickets/ticket.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { HistoryTool } from '#src/engine/history/HistoryTool.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { Section } from '#src/engine/pages/Section.tsx';
import { FactList } from '../../ledger/documents/FactList.tsx';
import { Timeline } from '../../shop/orders/Timeline.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { Thread } from './Thread.tsx';

const AmendDialog = (props: CommandDialogProps) => (
  <CommandDialog {...props} initial={pick(props.record, [...amendable])} />
);
const dialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = { amend: AmendDialog };

const facts = [
  'status',
  'ticket_priority',
  'ticket_department',
  'assignee',
  'requester_name',
  'email',
  'phone',
  'user',
  'ticket_type',
  'order',
  'pilgrim',
  'contact',
  'follows',
  'merged_into',
  'wake_on',
  'resolution',
];
const clocks = ['opened_on', 'response_due', 'responded_at', 'resolve_due', 'resolved_at'];

/** Which promise is broken, in words. */
function Late() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const isPast = (name: string) => typeof record?.[name] === 'string' && Date.parse(record[name]) < now;
  const runs = record?.['status'] === 'new' || record?.['status'] === 'open';
  const late = [
    ...(runs && !record?.['responded_at'] && isPast('response_due') ? ['late_reply'] : []),
    ...(runs && isPast('resolve_due') ? ['late_solution'] : []),
  ];
  return late.map(word => <Chip key={word} size="small" color="error" label={translate(`ticketPages.${word}`)} />);
}

function Shown() {
  const { record, defaultTitle } = useShowContext();
  const translate = useTranslate();
  const { route } = useEntity();
  const { canAccess: mayEdit } = useCanAccess({ resource: route, action: 'edit' });
  if (!record) return <LoadingForm />;
  // What says nothing needs no place.
  const told = (names: readonly string[]) => names.filter(name => (record[name] ?? null) !== null);
  return (
    <>
      <Heading title={defaultTitle} />
      <Box sx={{ display: 'flex', justifyContent: 'end', py: 1 }}>
        <HistoryTool />
      </Box>
      <Card>
        <CommandButtons disabled={false} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            p: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Typography variant="h6" component="p" dir="auto">
              {String(record['subject'])}
            </Typography>
            <Thread />
            {mayEdit && <ReplyBox record={record} />}
          </Box>
          <Section title={translate('ticketPages.facts')} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Late />
            </Box>
            <FactList names={told(facts)} />
            <FactList names={told(clocks)} />
            <Timeline />
          </Section>
        </Box>
      </Card>
    </>
  );
}

/** A matter to be worked on: what was said, where the office writes, whose it is and until when. */
export const TicketPage = () => (
  <OwnDialogs value={dialogs}>
    <WayBack />
    <ShowBase>
      <Shown />
    </ShowBase>
  </OwnDialogs>
);
