import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { isHandedOver } from './handovers.ts';
import { slipPath } from './slipPath.ts';

/** The way from a file to the paper by which its passport was handed over last. */
function View({ record }: ExtraProps) {
  const translate = useTranslate();
  if (!isHandedOver(record)) return null;
  return (
    <Button size="small" startIcon={<Print />} component={LinkBase} to={slipPath([record.id])}>
      {translate('passport_slip')}
    </Button>
  );
}

const extra: Extra = { View };

/** Files whose passport was handed over lead to its slip. */
export const custodyExtra = (entity: Entity): Extra | undefined =>
  entity.name === hajjPassengerInfo.name ? extra : undefined;
