import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../dataProvider/RihlaDataProvider.ts';
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
  const ignored = columns.filter(one => !one.name).map(one => one.head);
  const errors = report.rows.flatMap(({ line, errors: all }) => all.map(error => ({ line, ...error })));
  return (
    <Stack sx={{ gap: 2 }}>
      {ignored.length > 0 && (
        <Alert severity="warning">{translate('crud.import.ignored', { columns: ignored.join(', ') })}</Alert>
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
            {errors.slice(0, MOST_LINES).map(({ line, field, code, text }) => (
              <TableRow key={`${line} ${field} ${code}`}>
                <TableCell>{line}</TableCell>
                <TableCell>{translate(`fields.${field}`, { _: field })}</TableCell>
                <TableCell>{text}</TableCell>
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
