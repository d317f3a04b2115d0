import type { Entity } from '#catalog/engine/defineEntity.ts';
import { shipment } from '#catalog/shop/orders/shipment.ts';
import type { Extra } from '#src/engine/entity/recordExtras.ts';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { loadPageWords } from '#src/i18n/i18nIn.ts';

const extra: Extra = {
  View: onDemand(async () => {
    const { ShipmentPapers } = await import('./ShipmentPapers.tsx');
    await loadPageWords();
    return ShipmentPapers;
  }),
};

/** The page of a shipment leads to its papers. */
export const shipmentExtra = (entity: Entity): Extra | undefined => (entity.name === shipment.name ? extra : undefined);
