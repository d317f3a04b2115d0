import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { cellText } from '#catalog/engine/reading/Sheet.ts';
import { Cells } from '../CellFindings.tsx';
import { fieldKey } from '../linesOf/fieldKey.ts';
import { type ColumnChoice, type ColumnReading, lineOf } from './ColumnReading.ts';
import { dayMeaning } from './meaningText.ts';

interface HijriDaysProps {
  readonly column: Extract<ColumnReading, { readonly kind: 'days' }>;
  readonly busy: boolean;
  onChoose(choice: ColumnChoice): void;
}

/** Tells of days of the Hijra in a column of civil days, and converts them after a yes. */
export function HijriDays({ column, busy, onChoose }: HijriDaysProps) {
  const { name, cells, read, takesHijri } = column;
  const translate = useTranslate();
  const locale = useLocale();
  const found = read.hijri.map(({ at, day }) => ({
    line: lineOf(column, at),
    field: name,
    text: cellText(cells[at]),
    full: dayMeaning(day, locale),
  }));
  return (
    <Cells severity="warning" title={translate('crud.import.columns.hijri')} cells={found}>
      <FormControlLabel
        label={translate('crud.import.columns.convert', { field: translate(fieldKey(name), { _: name }) })}
        control={
          <Checkbox
            checked={takesHijri}
            slotProps={{ input: { 'aria-readonly': busy } }}
            onChange={(_, isTaken) => {
              if (!busy) onChoose({ takesHijri: isTaken });
            }}
          />
        }
      />
      {!takesHijri && <Typography variant="body2">{translate('crud.import.columns.unconverted')}</Typography>}
    </Cells>
  );
}
