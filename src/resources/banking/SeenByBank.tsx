import Chip from '@mui/material/Chip';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Stack from '@mui/material/Stack';
import { LinkBase, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { date } from '#catalog/engine/fields.ts';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { statementPath } from './statementPath.ts';

const DAY = date();
const { account_log: row, reconciled_row: match } = entities;
const few = { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' as const } };

interface StatementMatch {
  readonly id: number;
  readonly day: string;
  readonly statement: number;
}

/** On which days, and by which statements, a bank has seen rows of the document of the page; each statement once. */
function useSeen(): readonly StatementMatch[] {
  const { name } = useEntity();
  const record = useRecordContext();
  const number = record?.['invoice_no'];
  const isEntered = record !== undefined && record['status'] !== 'draft' && typeof number === 'string';
  const { data: rows = [] } = useGetList(
    row.route,
    { ...few, filter: { log_type: name, reference_no: number } },
    { enabled: isEntered, staleTime: 10_000 },
  );
  const ids = rows.flatMap(one => (one['reference_no'] === number ? [Number(one.id)] : []));
  const { data: matches = [] } = useGetList(
    match.route,
    { ...few, filter: { account_log__in: ids } },
    { enabled: ids.length > 0, staleTime: 10_000 },
  );
  const taken = new Set(matches.map(one => one['counters']));
  const standing =
    ids.length === 0 ? [] : matches.filter(one => (one['counters'] ?? null) === null && !taken.has(one.id));
  const seen = standing.map(one => ({
    id: Number(one.id),
    day: String(one['reconciled_on']),
    statement: Number(one['statement']),
  }));
  return [...new Map(seen.map(one => [`${one.statement} ${one.day}`, one])).values()];
}

/** When the bank has seen the money of a document, with the way to its statement; nothing where it has not. */
export function SeenByBank() {
  const translate = useTranslate();
  const reader = useReader();
  const seen = useSeen();
  if (seen.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {seen.map(({ id, day, statement }) => (
        <Chip
          key={id}
          clickable
          component={LinkBase}
          to={statementPath(statement)}
          icon={<AccountBalance />}
          variant="outlined"
          label={`${translate('fields.reconciled_on')} ${valueText(DAY, day, reader)}`}
        />
      ))}
    </Stack>
  );
}
