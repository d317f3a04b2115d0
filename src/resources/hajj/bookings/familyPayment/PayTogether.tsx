import Payments from '@mui/icons-material/PaymentsOutlined';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { takeFamilyPayment } from '#catalog/hajj/bookings/takeFamilyPayment.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { LazyTool, type PanelProps } from '#src/engine/panels/LazyTool.tsx';

const PayTogetherDialog = overlay(async () => (await import('./PayTogetherDialog.tsx')).PayTogetherDialog);

function OfSelected({ onClose }: PanelProps) {
  const { selectedIds, onSelect } = useListContext();
  // The selection may shrink meanwhile.
  const [ids] = useState(selectedIds);
  return <PayTogetherDialog ids={ids} onClose={onClose} onDone={() => onSelect([])} />;
}

function ForThese() {
  const { selectedIds, data = [] } = useListContext();
  const [owes] = useState(() => {
    const selected = data.filter(({ id }) => selectedIds.includes(id));
    // Those of another page are not at hand: the dialogue tells of them.
    return selected.length < selectedIds.length || selected.some(one => restOf(one) > 0n);
  });
  return owes && <LazyTool icon={<Payments />} label="bookingPages.pay_together" panel={OfSelected} />;
}

/** Takes one payment for the bookings that are selected; nothing where none of them owes any. */
export function PayTogether() {
  const { selectedIds } = useListContext();
  const who = usePrincipal();
  const may = mayPerform(who, takeFamilyPayment) && allowed(who, takeFamilyPayment.entity, 'show');
  // As they were selected: what is paid meanwhile takes no open dialogue away.
  return may && selectedIds.length > 1 && <ForThese key={selectedIds.join()} />;
}
