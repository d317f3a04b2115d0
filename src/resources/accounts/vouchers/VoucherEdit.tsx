import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { EditBase, useEditContext } from 'react-admin';
import { LoadingForm } from '../../../crud/form/LoadingForm.tsx';
import { Heading } from '../../../crud/Heading.tsx';
import { LazyTool } from '../../../crud/LazyTool.tsx';
import { overlay } from '../../../onDemand/overlay.tsx';
import { VoucherForm } from './entry/VoucherForm.tsx';
import { VoucherTools } from './VoucherTools.tsx';

const HistoryPanel = overlay(async () => (await import('../../../crud/history/HistoryPanel.tsx')).HistoryPanel);

function DraftPage() {
  const { defaultTitle, record } = useEditContext();
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 1, py: 1 }}>
        <VoucherTools />
        <LazyTool icon={<History />} label="crud.history.open" panel={HistoryPanel} />
      </Box>
      <Card sx={{ overflow: 'visible' }}>
        <VoucherForm />
      </Card>
    </>
  );
}

/** A draft, which may still be changed as a whole. */
export const VoucherEdit = () => (
  <EditBase mutationMode="pessimistic" redirect={false}>
    <DraftPage />
  </EditBase>
);
