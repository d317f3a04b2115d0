import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { HistoryTool } from '#src/engine/history/HistoryTool.tsx';

interface DraftPageProps {
  readonly tools: ReactNode;
  readonly form: ReactNode;
}

function Draft({ tools, form }: DraftPageProps) {
  const { defaultTitle, record } = useEditContext();
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 1, py: 1 }}>
        {tools}
        <HistoryTool />
      </Box>
      <Card sx={{ overflow: 'visible' }}>{form}</Card>
    </>
  );
}

/** A draft, which may still be changed as a whole. */
export const DraftPage = (props: DraftPageProps) => (
  <EditBase mutationMode="pessimistic" redirect={false}>
    <Draft {...props} />
  </EditBase>
);
