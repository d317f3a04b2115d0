import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';

/** Most rows that are taken back one by one, and most cells by which each is known. */
const MOST = 50;
const CELLS = 3;

interface LeftRowsProps {
  readonly sheet: Sheet;
  /** Lines of the file. */
  readonly left: readonly number[];
  readonly busy: boolean;
  onTakeBack(lines: readonly number[]): void;
}

/** The rows that somebody has left out, and the way back for each of them. */
export function LeftRows({ sheet, left, busy, onTakeBack }: LeftRowsProps) {
  const translate = useTranslate();
  const wordsOf = (line: number) =>
    (sheet[line - 1] ?? [])
      .map(cell => cellText(cell).trim())
      .filter(Boolean)
      .slice(0, CELLS)
      .join(' · ');
  if (left.length === 0) return null;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <output>{translate('crud.import.problems.left', { smart_count: left.length })}</output>
        <Button disabled={busy} onClick={() => onTakeBack(left)}>
          {translate('crud.import.problems.take_back', { smart_count: left.length })}
        </Button>
      </Box>
      <details>
        <Box component="summary" sx={{ paddingBlock: 0.5 }}>
          {translate('crud.import.problems.rows')}
        </Box>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2, overflowWrap: 'anywhere' }}>
          {left.slice(0, MOST).map(line => (
            <li key={line}>
              {translate('crud.import.problems.line', { line })} <bdi>{wordsOf(line)}</bdi>{' '}
              <Button size="small" disabled={busy} onClick={() => onTakeBack([line])}>
                {translate('crud.import.problems.take_back_line', { line })}
              </Button>
            </li>
          ))}
          {left.length > MOST && (
            <li>{translate('crud.import.problems.more_rows', { smart_count: left.length - MOST })}</li>
          )}
        </Box>
      </details>
    </Box>
  );
}
