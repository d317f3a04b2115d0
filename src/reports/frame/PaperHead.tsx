import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { askable } from '#catalog/engine/defineReport.ts';
import { date } from '#catalog/engine/fields.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { readFilterKey } from '../../engine/crud/list/filterKeys.ts';
import { AgencyHead } from '../../layout/AgencyHead.tsx';
import { isBlank } from '../../engine/kinds/blank.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { ValueText } from '../../engine/kinds/ValueText.tsx';
import { valueText } from '../../engine/kinds/valueText.ts';
import { useMade, useReport } from './useReport.ts';

const day = date();

/** What the report was asked for, in words. */
function Criteria() {
  const report = useReport();
  const { asOf } = report;
  const fields = askable(report);
  const translate = useTranslate();
  const made = useMade();
  return Object.entries(made?.asked ?? {}).map(([key, value]) => {
    const read = readFilterKey({ fields }, key);
    if (!read || isBlank(value)) return null;
    const { name, field, comparison } = read;
    const label =
      name === asOf
        ? translate('reports.as_of')
        : translate(`crud.filters.${comparison}`, { field: translate(`fields.${name}`) });
    return (
      <Typography key={key} variant="body2">
        {label} <ValueText field={field} value={value} />
      </Typography>
    );
  });
}

/** On paper alone: whose report it is, what it was asked for, when it was made, and which part of it this is. */
export function PaperHead() {
  const { defaultTitle, page, perPage, total = 0 } = useListContext();
  const translate = useTranslate();
  const reader = useReader();
  const today = useToday();
  const from = (page - 1) * perPage + 1;
  const rows = { from, to: Math.min(from + perPage - 1, total), total };
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', pb: 1 } }}>
      <AgencyHead />
      <Typography variant="h6" component="h2" sx={{ pt: 1 }}>
        {defaultTitle}
      </Typography>
      <Criteria />
      <Typography variant="body2">
        {today !== undefined && translate('reports.made_on', { day: valueText(day, today, reader) })} ·{' '}
        {translate('reports.rows', rows)}
      </Typography>
    </Box>
  );
}
