import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { lastDayKey } from '#catalog/engine/comparison.ts';
import { date } from '#catalog/engine/fields.ts';
import { isBlank } from '../../engine/kinds/blank.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { useMade, useReport } from './useReport.ts';

const day = date();

/** Says on the screen where a report ends of which no last day was chosen; on paper, its head does. */
export function EndsToday() {
  const key = lastDayKey(useReport());
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const reader = useReader();
  const { as_of, until = as_of } = useMade()?.foot ?? {};
  if (key === undefined || until === undefined || !isBlank(filterValues[key])) return null;
  return (
    <Typography variant="body2" sx={{ px: 2, pt: 1, '@media print': { display: 'none' } }}>
      {translate('reports.ends', { day: valueText(day, until, reader) })}
    </Typography>
  );
}
