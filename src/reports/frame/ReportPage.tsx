import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { askable, isAnswerable } from '#catalog/engine/defineReport.ts';
import { FilterChips } from '../../engine/crud/list/ActiveFilters.tsx';
import { ListFailure } from '../../engine/crud/list/ListFailure.tsx';
import { NothingHere } from '../../engine/crud/list/NothingHere.tsx';
import { Pages } from '../../engine/crud/list/Pages.tsx';
import { WayBack } from '../../engine/crud/list/WayBack.tsx';
import { Heading } from '../../engine/pages/Heading.tsx';
import { OWN_ORDER } from '../../dataProvider/reportCalls.ts';
import { PrintedPaper } from '../../engine/documents/PrintedPaper.tsx';
import { EndsToday } from './EndsToday.tsx';
import { Parameters } from './Parameters.tsx';
import { PaperHead } from './PaperHead.tsx';
import { useFirstFilter } from './Presets.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { useReport } from './useReport.ts';

/** A statement is read, printed and added up as a whole. */
const WHOLE = 500;

const onScreen = { '@media print': { display: 'none' } } as const;

function Made({ chart }: { readonly chart: ReactNode }) {
  const report = useReport();
  const { error, data, total, isPending, filterValues } = useListContext();
  const translate = useTranslate();
  if (!isAnswerable(report, Object.keys(filterValues)))
    return (
      <Alert severity="info">
        {translate('reports.needs', { fields: report.needs?.map(name => translate(`fields.${name}`)).join(', ') })}
      </Alert>
    );
  if (error && !data) return <ListFailure text="reports.failed" />;
  if (!isPending && total === 0) return <NothingHere />;
  return (
    <PrintedPaper isWide>
      <PaperHead />
      <EndsToday />
      {chart}
      <ReportTable />
    </PrintedPaper>
  );
}

function Content({ chart }: { readonly chart: ReactNode }) {
  const fields = askable(useReport());
  const { defaultTitle } = useListContext();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <>
      <Heading title={defaultTitle} />
      <Box sx={onScreen}>
        <WayBack />
        <ReportTools phone={phone} />
        {!phone && (
          <Card sx={{ p: 1.5, mb: 1 }}>
            <Parameters />
          </Card>
        )}
        {/* Beside the filters, what was chosen by a figure of another report has to be read by its name. */}
        <FilterChips
          fields={phone ? fields : Object.fromEntries(Object.entries(fields).filter(([, one]) => one.target))}
        />
      </Box>
      <Made chart={chart} />
      <Box sx={onScreen}>
        <Pages />
      </Box>
    </>
  );
}

/** Draws any report of the catalogue. `children` stand above its table, such as a chart of what it tells. */
export function ReportPage({ children }: { readonly children?: ReactNode }) {
  const { route, isTree } = useReport();
  const filter = useFirstFilter();
  if (!filter) return null;
  return (
    <ListBase
      key={route}
      filterDefaultValues={filter}
      perPage={isTree ? WHOLE : 50}
      sort={{ field: OWN_ORDER, order: 'ASC' }}
    >
      <Content chart={children} />
    </ListBase>
  );
}
