import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ZoneProblem } from '#catalog/hajj/zones/problem.ts';

/** Key of the words for where a problem is: the line, the character, or the field that holds it. */
const placeOf = ({ code, to }: ZoneProblem): string => {
  if (code === 'missing' || code === 'length') return 'pages.search.mrz_line';
  return to === undefined ? 'pages.search.mrz_place' : 'pages.search.mrz_field';
};

/** Whether the zone is sound, and if not, everything that is wrong with it. */
export function ZoneProblems({ problems }: { readonly problems: readonly ZoneProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return <Alert severity="success">{translate('pages.search.mrz_good')}</Alert>;
  return (
    <Alert severity="error">
      {translate('pages.search.mrz_wrong', { smart_count: problems.length })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {problems.map(problem => {
          const { line, column, to, suspect, code } = problem;
          return (
            <li key={`${line},${column},${code}`}>
              {translate(placeOf(problem), { line, column, to })}: {translate(`pages.search.${code}`)}
              {suspect !== undefined && `; ${translate('pages.search.suspect', { column: suspect })}`}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
