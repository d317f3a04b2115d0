import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';

/** So many of the first rows may be the heads. */
const ROWS = 30;
const LONGEST = 60;
const NONE = -1;

interface HeadRowChoiceProps {
  readonly sheet: Sheet;
  readonly head: number;
  readonly busy: boolean;
  onChoose(head: number): void;
}

const textOf = (row: Sheet[number]): string =>
  row
    .map(cell => cellText(cell).trim())
    .filter(text => text !== '')
    .join(' · ')
    .slice(0, LONGEST);

/** Says in which row the heads stand, and takes another one for it. */
export function HeadRowChoice({ sheet, head, busy, onChoose }: HeadRowChoiceProps) {
  const translate = useTranslate();
  const rows = sheet.slice(0, ROWS).map((row, at) => ({ at, text: textOf(row) }));
  return (
    <TextField
      select
      size="small"
      label={translate('crud.import.assign.head_row')}
      value={head}
      slotProps={{ select: { readOnly: busy } }}
      sx={{ maxWidth: { sm: 480 } }}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <MenuItem value={NONE}>{translate('crud.import.assign.no_head_row')}</MenuItem>
      {rows
        .filter(({ at, text }) => text !== '' || at === head)
        .map(({ at, text }) => (
          <MenuItem key={at} value={at}>
            {translate('crud.import.assign.head_line', { line: at + 1 })} <bdi>{text}</bdi>
          </MenuItem>
        ))}
    </TextField>
  );
}
