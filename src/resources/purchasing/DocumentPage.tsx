import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { CommandDialogProps } from '../../engine/commands/CommandDialog.tsx';
import { OwnDialogs } from '../../engine/commands/ownDialogs.ts';
import { EntityEdit } from '../../engine/crud/form/EntityEdit.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { WayBack } from '../../engine/crud/list/WayBack.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { PostedPage } from '../ledger/documents/PostedPage.tsx';

interface DocumentPageProps {
  readonly reading: ReactNode;
  readonly tools: ReactNode;
  readonly steps: ReactNode;
  /** What is typed while it is a draft. */
  readonly typed: ReactNode;
  readonly dialogs?: Readonly<Record<string, ComponentType<CommandDialogProps>>>;
}

const NONE = {};

/** A document of purchasing: a form while it is a draft, to be read from then on. */
export function DocumentPage({ reading, tools, steps, typed, dialogs = NONE }: DocumentPageProps) {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: route, action: 'edit' });
  const { data: record } = useGetOne(route, { id: Number(id) });
  if (isPending || !record) return <LoadingForm />;
  const key = `${route}/${id}`;
  return (
    <OwnDialogs value={dialogs}>
      <WayBack />
      {mayEdit && record['status'] === 'draft' ? (
        <EntityEdit
          key={key}
          above={
            <Box sx={{ p: 2, paddingBlockEnd: 0 }}>
              {steps}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{tools}</Box>
            </Box>
          }
          body={typed}
        />
      ) : (
        <PostedPage key={key} mayEdit={mayEdit === true} tools={tools} reading={reading} />
      )}
    </OwnDialogs>
  );
}
