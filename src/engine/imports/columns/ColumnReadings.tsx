import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Section } from '../../pages/Section.tsx';
import { cellText } from '#catalog/engine/reading/Sheet.ts';
import { Becomes } from '../Becomes.tsx';
import { fieldKey } from '../linesOf/fieldKey.ts';
import type { ColumnChoice, ColumnReading } from './ColumnReading.ts';
import { FormChoice } from './FormChoice.tsx';
import { HijriDays } from './HijriDays.tsx';
import { dayMeaning, numberMeaning } from './meaningText.ts';
import { useReason } from './useReason.ts';

/** A column that a spreadsheet keeps as days and numbers, or that is written as the wire has it, needs no word. */
const isWorthAWord = ({ kind, read }: ColumnReading): boolean =>
  read.by !== 'plain' || (kind === 'days' && read.sample !== undefined);

function Sample({ kind, cells, read }: ColumnReading) {
  const locale = useLocale();
  const value = read.sample === undefined ? undefined : read.cells[read.sample]?.value;
  if (read.sample === undefined || value === undefined) return null;
  const full = kind === 'days' ? dayMeaning(value, locale) : numberMeaning(value, locale);
  return (
    <Typography variant="body2">
      <Becomes text={cellText(cells[read.sample])} full={full} />
    </Typography>
  );
}

interface ColumnReadingsProps {
  readonly columns: readonly ColumnReading[];
  readonly busy: boolean;
  onChoose(name: string, choice: ColumnChoice): void;
}

/** Says how days and numbers of each column were read and why, and takes another word for it. */
export function ColumnReadings({ columns, busy, onChoose }: ColumnReadingsProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const told = columns.filter(isWorthAWord);
  return (
    <>
      {told.length > 0 && (
        <Section title={translate('crud.import.columns.title')} level="h3" frame={Stack} sx={{ gap: 2 }}>
          {told.map(column => (
            <Box
              key={column.name}
              sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1, alignItems: { sm: 'center' } }}
            >
              {column.read.by === 'plain' ? (
                <Typography variant="body2">
                  {translate(fieldKey(column.name), { _: column.name })}: {reasonOf(column)}
                </Typography>
              ) : (
                <FormChoice
                  column={column}
                  reason={reasonOf(column)}
                  busy={busy}
                  onChoose={choice => onChoose(column.name, choice)}
                />
              )}
              {!column.read.isAsked && <Sample {...column} />}
            </Box>
          ))}
        </Section>
      )}
      {columns.map(
        column =>
          column.kind === 'days' && (
            <HijriDays
              key={column.name}
              column={column}
              busy={busy}
              onChoose={choice => onChoose(column.name, choice)}
            />
          ),
      )}
    </>
  );
}
