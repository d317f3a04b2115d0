import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import { useTranslate } from 'react-admin';
import { departure } from '#catalog/hajj/departures/departure.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { flyBoardPath } from '#catalog/hajj/fly/flyBoardPath.ts';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';

function Head() {
  const translate = useTranslate();
  return (
    <FlightTakeoff fontSize="small" color="disabled" titleAccess={translate('fly_board')} sx={{ display: 'block' }} />
  );
}

/** The way from a departure to what is still missing before it can fly. */
function View({ record, place }: ExtraProps) {
  const to = flyBoardPath(Number(record.id));
  if (place === 'page') return <ToolLink icon={<FlightTakeoff />} to={to} label="fly_board" />;
  return (
    <ToolButton label="fly_board" size="small" color="default" to={to} onClick={event => event.stopPropagation()}>
      <FlightTakeoff fontSize="small" />
    </ToolButton>
  );
}

const extra: Extra = { Head, View };

/** Departures lead to their board. */
export const flyExtra = (entity: Entity): Extra | undefined => (entity.name === departure.name ? extra : undefined);
