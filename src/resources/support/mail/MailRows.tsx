import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { MailState } from '#catalog/engine/mail.ts';
import { useInstantReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import type { Mail } from './Mail.ts';
import { MailDialog } from './MailDialog.tsx';

const colours = { sent: 'success', waiting: 'default', failed: 'error' } as const satisfies Record<MailState, string>;

interface MailRowsProps {
  /** What is said of a box without mail. */
  readonly none: string;
}

/** The mails in view, newest first; each opens. */
export const MailRows = ({ none }: MailRowsProps) => {
  const translate = useTranslate();
  const reader = useInstantReader();
  const { data = [], isPending, error, refetch } = useListContext<Mail>();
  const [read, setRead] = useState<Mail | null>(null);
  if (error) return <RetryAlert onRetry={refetch}>{translate(error.message, { _: error.message })}</RetryAlert>;
  if (isPending) return <LoadingPage />;
  if (data.length === 0)
    return (
      <Typography component="output" color="textSecondary" sx={{ display: 'block', padding: 6, textAlign: 'center' }}>
        {none}
      </Typography>
    );
  return (
    <>
      <List disablePadding>
        {data.map(mail => (
          <ListItem key={mail.id} disablePadding divider>
            <ListItemButton onClick={() => setRead(mail)} aria-haspopup="dialog" sx={{ gap: 2 }}>
              <ListItemText
                primary={<bdi>{mail.subject}</bdi>}
                secondary={
                  <>
                    {mail.state && <bdi>{mail.to} · </bdi>}
                    {valueText({ kind: 'dateTime', required: true }, mail.at, reader)}
                  </>
                }
              />
              {mail.state && (
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[mail.state]}
                  label={translate(`mail.states.${mail.state}`)}
                />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {read && <MailDialog mail={read} onClose={() => setRead(null)} />}
    </>
  );
};
