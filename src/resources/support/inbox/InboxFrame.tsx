import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { Folder } from '#catalog/support/inbox/inbox.ts';
import { BoxChoice } from '../mail/BoxChoice.tsx';
import { Folders } from './Folders.tsx';

interface InboxFrameProps {
  readonly folder?: Folder | undefined;
  readonly children: ReactNode;
}

/** Folders beside what they hold. */
export const InboxFrame = ({ folder, children }: InboxFrameProps) => (
  <>
    <BoxChoice />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
      }}
    >
      <Folders shown={folder} />
      <Card>{children}</Card>
    </Box>
  </>
);
