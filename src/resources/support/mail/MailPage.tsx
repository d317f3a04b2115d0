import Box from '@mui/material/Box';
import { RefreshButton } from 'react-admin';
import { useParams } from 'react-router';
import { INBOX } from '../../../../catalog/support/mail.ts';
import { Mailbox } from './Mailbox.tsx';
import { OfficeMail } from './OfficeMail.tsx';

/** What the house has written to the reader; to administrators also what it has written to everybody. */
export const MailPage = () => {
  if (useParams()['box'] === 'office') return <OfficeMail />;
  return (
    <Mailbox resource={INBOX} words="mail.inbox">
      <Box sx={{ display: 'flex', justifyContent: 'end', paddingBlockEnd: 1.5 }}>
        <RefreshButton />
      </Box>
    </Mailbox>
  );
};
