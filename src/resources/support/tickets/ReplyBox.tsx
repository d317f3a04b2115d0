import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { commandOf } from '#catalog/registry/commands.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { CommandPanel } from '#src/engine/commands/CommandPanel.tsx';
import { CannedReplies } from './CannedReplies.tsx';

const verbs = ['reply', 'note'] as const;
type Verb = (typeof verbs)[number];

/** Where the office writes, to the requester or to itself: which of the two is said above and on the button. */
export function ReplyBox({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const [chosen, choose] = useState<Verb>('reply');
  // What was said leaves an empty form behind.
  const [said, countSaid] = useState(0);
  const found = verbs.flatMap((verb): [Verb, Command][] => {
    const command = commandOf(`${verb}_ticket`);
    return startsIn(command, String(record['status'])) ? [[verb, command]] : [];
  });
  const [verb, command] = found.find(([one]) => one === chosen) ?? found[0] ?? [];
  if (!verb || !command) return null;
  const isNote = verb === 'note';
  return (
    <Box
      sx={{
        p: 2,
        border: isNote ? '2px dashed' : '2px solid',
        borderColor: isNote ? 'warning.main' : 'primary.main',
        borderRadius: 1,
      }}
    >
      <Tabs value={verb} onChange={(_event, one: Verb) => choose(one)} sx={{ mb: 1 }}>
        {found.map(([one]) => (
          <Tab key={one} value={one} label={translate(`ticketPages.${one}`)} />
        ))}
      </Tabs>
      <CommandPanel
        key={`${verb}-${said}`}
        command={command}
        record={record}
        label={translate(`ticketPages.send_${verb}`)}
        onGiven={() => countSaid(said + 1)}
      >
        {isNote ? (
          <Typography variant="body2">{translate('ticketPages.unseen')}</Typography>
        ) : (
          <CannedReplies record={record} />
        )}
      </CommandPanel>
    </Box>
  );
}
