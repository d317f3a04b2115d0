import Alert from '@mui/material/Alert';
import { type RaRecord, useCreatePath, useGetList, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

const first = { page: 1, perPage: 1 };

interface CounterpartText {
  readonly text: string;
  readonly other: RaRecord | undefined;
}

/** Says what takes a voucher back, or what it takes back itself, and leads there. */
export function Counterpart() {
  const { route } = useEntity();
  const record = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [status, reverses]: unknown[] = [record?.['status'], record?.['reverses']];
  const { data: original } = useGetOne(route, { id: Number(reverses) }, { enabled: typeof reverses === 'number' });
  const { data: counters } = useGetList(
    route,
    { filter: { reverses: record?.id }, pagination: first },
    { enabled: status === 'reversed' },
  );
  const told: CounterpartText | undefined =
    typeof reverses === 'number'
      ? { text: 'voucherPages.reverses', other: original }
      : status === 'reversed'
        ? { text: 'voucherPages.reversed_by', other: counters?.[0] }
        : status === 'voided'
          ? { text: 'voucherPages.voided', other: undefined }
          : undefined;
  if (!told) return null;
  return (
    <Alert severity={status === 'voided' ? 'error' : 'info'}>
      {translate(told.text)}{' '}
      {told.other && (
        <PageLink to={createPath({ resource: route, type: 'edit', id: told.other.id })}>
          <bdi>{String(told.other['invoice_no'])}</bdi>
        </PageLink>
      )}
    </Alert>
  );
}
