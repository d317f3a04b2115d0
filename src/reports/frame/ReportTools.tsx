import Download from '@mui/icons-material/FileDownloadOutlined';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { LazyTool } from '../../engine/panels/LazyTool.tsx';
import { Presets } from './Presets.tsx';
import { ParametersPanel } from './Parameters.tsx';
import { PrintReport } from './PrintReport.tsx';
import { useReportExport } from './useReportExport.ts';

const formats = ['xlsx', 'csv'] as const;

/** What may be done with the whole report. */
export function ReportTools({ phone }: { readonly phone: boolean }) {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  const { mutate, isPending } = useReportExport();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1 }}>
      {phone && <LazyTool icon={<FilterList />} label="crud.filters.open" panel={ParametersPanel} />}
      <Presets />
      <Box sx={{ flexGrow: 1 }} />
      <PrintReport />
      {formats.map(format => (
        <Button
          key={format}
          size="small"
          startIcon={<Download />}
          disabled={total === 0}
          loading={isPending}
          loadingPosition="start"
          aria-label={`${translate('crud.export.open')}: ${translate(`crud.export.${format}`)}`}
          onClick={() => mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}
