import Box from '@mui/material/Box';
import { type RaRecord, useGetList, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { shipment } from '#catalog/shop/orders/shipment.ts';
import { Fact } from '#src/engine/facts/Fact.tsx';
import { AmountText } from '#src/engine/facts/AmountText.tsx';

const stockMovement = entityNamed('stock_movement');
const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'id', order: 'ASC' as const } };
const sumOf = (records: readonly RaRecord[], name: string): Minor =>
  sum(records.map(record => toMinor(String(record[name] ?? '0'))));

/**
 * What the order has brought in so far: what was billed without tax and not credited, less what the goods had cost that
 * are not back in the stock. For who may see cost.
 */
export function Profit() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { permissions } = usePermissions<Principal>();
  const isSeen = mayRead(permissions ?? guest, stockMovement, 'stock_value');
  const { data: shipments = [] } = useGetList(
    shipment.route,
    { ...all, filter: { order: record?.id } },
    { enabled: isSeen && record !== undefined },
  );
  const { data: returns = [] } = useGetList(
    entityNamed('order_return').route,
    { ...all, filter: { order: record?.id } },
    { enabled: isSeen && record !== undefined },
  );
  const { data: moved } = useGetList(
    stockMovement.route,
    { ...all, filter: { source_type: shipment.name, source_id__in: shipments.map(({ id }) => id) } },
    { enabled: isSeen && shipments.length > 0 },
  );
  const { data: back = [] } = useGetList(
    stockMovement.route,
    { ...all, filter: { source_type: 'order_return', source_id__in: returns.map(({ id }) => id) } },
    { enabled: isSeen && returns.length > 0 },
  );
  if (!isSeen || shipments.length === 0 || !moved) return null;
  const [net, cost] = [
    sumOf(shipments, 'net_amount') - sumOf(returns, 'net_amount'),
    -sumOf([...moved, ...back], 'stock_value'),
  ];
  const figures: readonly (readonly [string, Minor])[] = [
    ['orderPages.billed', net],
    ['orderPages.cost', cost],
    ['orderPages.profit', net - cost],
  ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, '& dd': { m: 0 } }}>
      {figures.map(([label, amount]) => (
        <Fact key={label} about={translate(label)}>
          <AmountText of={amount} />
        </Fact>
      ))}
    </Box>
  );
}
