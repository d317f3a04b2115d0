import Print from '@mui/icons-material/PrintOutlined';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { isHandedOver } from './handovers.ts';
import { slipPath } from './slipPath.ts';

/** The way from a file to the paper by which its passport was handed over last. */
function View({ record }: ExtraProps) {
  if (!isHandedOver(record)) return null;
  return <ToolLink icon={<Print />} to={slipPath([record.id])} label="passport_slip" />;
}

const extra: Extra = { View };

/** Files whose passport was handed over lead to its slip. */
export const custodyExtra = (entity: Entity): Extra | undefined =>
  entity.name === hajjPassengerInfo.name ? extra : undefined;
