import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { listText } from '../../kinds/valueText.ts';
import type { ImportError, ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import { violationArgs } from '../../kinds/violationArgs.ts';
import type { Column } from './recognise.ts';

const outcomes = ['create', 'update', 'unchanged', 'error'] as const;
const MOST_LINES = 200;

interface Props {
  readonly columns: readonly Column[];
  readonly report: ImportReport;
}

/** What an import would do, and every error by line and field. */
export function ImportReportView({ columns, report }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  // The host tells a rule in words, but names the fields that it compares as the wire does.
  const problem = ({ code, params, text }: ImportError) =>
    translate(`violations.${code}`, { ...violationArgs(params, translate), _: text });
  const ignored = columns.filter(one => !one.name).map(one => one.head);
  const errors = report.rows.flatMap(({ line, errors: all }) => all.map(error => ({ line, ...error })));
  return (
    <Stack sx={{ gap: 2 }}>
      {ignored.length > 0 && (
        <Alert severity="warning">{translate('crud.import.ignored', { columns: listText(ignored, locale) })}</Alert>
      )}
      <Typography component="output">
        {outcomes.map(one => translate(`crud.import.${one}`, { smart_count: report.totals[one] })).join(' · ')}
      </Typography>
      {errors.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              {['line', 'field', 'problem'].map(head => (
                <TableCell key={head}>{translate(`crud.import.${head}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.slice(0, MOST_LINES).map(error => (
              <TableRow key={`${error.line} ${error.field} ${error.code}`}>
                <TableCell>{error.line}</TableCell>
                <TableCell>{translate(`fields.${error.field}`, { _: error.field })}</TableCell>
                <TableCell>{problem(error)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {errors.length > MOST_LINES && (
        <Typography>{translate('crud.import.more', { smart_count: errors.length - MOST_LINES })}</Typography>
      )}
    </Stack>
  );
}
