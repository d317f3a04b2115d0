import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Encoding } from '#catalog/engine/reading/encodings/Encoding.ts';
import { ChoiceBox } from '../choices/ChoiceBox.tsx';

interface EncodingChoiceProps {
  readonly encoding: Encoding;
  readonly choices: readonly Encoding[];
  /** First rows of the sheet, by whose letters somebody sees whether the encoding is right. */
  readonly rows: readonly (readonly string[])[];
  readonly disabled: boolean;
  onChoose(encoding: Encoding): void;
}

/** Says in which encoding a sheet of text was read, and takes another where its bytes allow one. */
export function EncodingChoice({ encoding, choices, rows, disabled, onChoose }: EncodingChoiceProps) {
  const translate = useTranslate();
  const nameOf = (one: Encoding) =>
    translate(`crud.import.encodings.${one}`, { code: one.replace('windows', 'Windows').replace('utf', 'UTF') });
  if (choices.length < 2)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('crud.import.encoding_known', { encoding: nameOf(encoding) })}
      </Typography>
    );
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <ChoiceBox
        size="small"
        label={translate('crud.import.encoding')}
        helperText={translate('crud.import.encoding_hint')}
        value={encoding}
        disabled={disabled}
        onChoose={onChoose}
        options={choices.map(one => [one, nameOf(one)] as const)}
      />
      <TableContainer>
        <Table size="small" aria-label={translate('crud.import.first_rows')}>
          <TableBody>
            {Array.from(rows.entries(), ([line, cells]) => (
              <TableRow key={line}>
                {Array.from(cells.entries(), ([place, text]) => (
                  <TableCell key={place} dir="auto" sx={{ whiteSpace: 'nowrap' }}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
