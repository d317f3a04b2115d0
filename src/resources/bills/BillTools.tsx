import Undo from '@mui/icons-material/UndoOutlined';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { entities } from '#catalog/registry/entities.ts';
import { createPathOf } from '../ledger/documents/accountsDocument.ts';
import { DocumentTools } from '../ledger/documents/DocumentTools.tsx';
import { handOverTyped } from '../ledger/documents/begun.ts';
import { useChart } from '../ledger/chart/useChart.ts';
import { useOwnItems } from './settlement/useOwnItems.ts';
import { StatementLink } from './statement/StatementLink.tsx';
import { noteOf, useBillKind } from './lines/billKind.ts';
import { copied, noted } from './lines/carriedBill.ts';

/** Begins the note that takes from an issued bill. */
function NoteButton() {
  const { name, kind } = useBillKind();
  const record = useRecordContext();
  const translate = useTranslate();
  const { chart } = useChart();
  const note = noteOf[name];
  const { canAccess } = useCanAccess({ resource: entities[note ?? name].route, action: 'create' });
  const [item] = useOwnItems() ?? [];
  if (!record || !note || !canAccess || record['status'] !== 'issued' || !item || item.outstanding === 0n) return null;
  const returns = [...(chart?.values() ?? [])].find(
    ledger => ledger.ledger_type === 'sales_return' && ledger.is_active,
  );
  return (
    <PageButton
      size="small"
      startIcon={<Undo />}

      to={createPathOf(note)}
      state={handOverTyped(noted(record, { from: kind, to: note, item, returns: returns?.id }))}
    >
      {translate(`entities.${note}`, { smart_count: 1 })}
    </PageButton>
  );
}

/** What may be done with a saved bill in whatever state: printed, copied, or taken from by a note. */
export function BillTools() {
  const { kind } = useBillKind();
  const record = useRecordContext();
  return (
    <>
      <DocumentTools copy={record ? copied(record, kind) : {}} />
      <NoteButton />
      {typeof record?.['party'] === 'number' && <StatementLink party={record['party']} />}
    </>
  );
}
