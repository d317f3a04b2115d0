import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ProblemGroup } from './ProblemGroup.ts';
import { useProblemText } from './useProblemText.ts';

/** Most rows that are named. */
const MOST = 20;

interface GroupRowsProps {
  readonly group: ProblemGroup;
  titleOfLine(line: number): string;
}

/** The rows of a group by line, with what their cells say; each with its own words where these differ. */
export function GroupRows({ group: { cells }, titleOfLine }: GroupRowsProps) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const said = cells.slice(0, MOST).map(cell => ({ ...cell, problem: problemText(cell.error) }));
  const areAlike = new Set(said.map(({ problem }) => problem)).size === 1;
  return (
    <details>
      <Box component="summary" sx={{ paddingBlock: 0.5 }}>
        {translate('crud.import.problems.rows')}
      </Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2, overflowWrap: 'anywhere' }}>
        {said.map(({ line, text, problem }) => (
          <li key={line}>
            {translate('crud.import.problems.line', { line })} <bdi>{text || titleOfLine(line)}</bdi>
            {!areAlike && <> ({problem})</>}
          </li>
        ))}
        {cells.length > MOST && (
          <li>{translate('crud.import.problems.more_rows', { smart_count: cells.length - MOST })}</li>
        )}
      </Box>
    </details>
  );
}
