import Inventory from '@mui/icons-material/Inventory2Outlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { type RaRecord, useCanAccess, useTranslate } from 'react-admin';
import { shipment } from '#catalog/shop/orders/shipment.ts';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { paperAt } from '../../../papers/paperAt.ts';

const papers = [
  { kind: 'packing_slip', Icon: Inventory },
  { kind: 'delivery_label', Icon: LocalShipping },
] as const;

interface ShipmentPapersProps {
  readonly record: RaRecord;
  /** In a row there is room for icons alone. */
  readonly place: 'page' | 'row';
}

/** The ways to what goes with a parcel and what is stuck on it. */
export function ShipmentPapers({ record, place }: ShipmentPapersProps) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: shipment.route, action: 'show' });
  if (canAccess !== true) return null;
  return papers.map(({ kind, Icon }) => {
    const [label, to] = [`orderPages.${kind}`, paperAt(kind, record.id)];
    return place === 'row' ? (
      <ToolButton key={kind} label={label} size="small" color="primary" to={to}>
        <Icon fontSize="small" />
      </ToolButton>
    ) : (
      <PageButton key={kind} size="small" startIcon={<Icon />} to={to}>
        {translate(label)}
      </PageButton>
    );
  });
}
