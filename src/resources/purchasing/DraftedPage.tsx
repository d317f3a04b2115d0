import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { EntityEdit } from '../../engine/crud/form/EntityEdit.tsx';
import { DocumentPage } from '../../engine/documents/DocumentPage.tsx';

interface DraftedPageProps extends Omit<ComponentProps<typeof DocumentPage>, 'form' | 'isOpen'> {
  /** How far it has come, above the tools of a draft. */
  readonly steps?: ReactNode;
  /** What is typed while it is a draft. */
  readonly typed: ReactNode;
}

/** A document whose draft is a form of its fields, with its steps and tools above them. */
export const DraftedPage = ({ steps, typed, ...page }: DraftedPageProps) => (
  <DocumentPage
    form={
      <EntityEdit
        above={
          <Box sx={{ p: 2, paddingBlockEnd: 0 }}>
            {steps}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{page.tools}</Box>
          </Box>
        }
        body={typed}
      />
    }
    {...page}
  />
);
