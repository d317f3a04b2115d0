import { memoize } from 'es-toolkit';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { Extra, ExtraProps } from '../engine/entity/recordExtras.ts';
import { statementExtra } from './bills/statement/statementExtra.tsx';
import { bookExtra } from './hajj/bookings/bookExtra.tsx';
import { custodyExtra } from './hajj/custody/custodyExtra.tsx';
import { cancelExtra } from './hajj/departures/cancelExtra.tsx';
import { flyExtra } from './hajj/fly/flyExtra.tsx';
import { journeysExtra } from './hajj/journeysExtra.tsx';
import { personExtra } from './people/personExtra.ts';
import { shipmentExtra } from './shop/orders/papers/shipmentExtra.ts';
import { taskExtra } from './support/tasks/taskExtra.tsx';

const extras = [
  bookExtra,
  journeysExtra,
  custodyExtra,
  personExtra,
  statementExtra,
  flyExtra,
  cancelExtra,
  shipmentExtra,
  taskExtra,
] as const;

/** Several as one; in a row stand those that have a column. */
function joined(all: readonly Extra[]): Extra {
  const Head = all.find(one => one.Head)?.Head;
  const View = (props: ExtraProps) =>
    all.map(({ Head: column, View: One }, at) =>
      // They never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      props.place === 'page' || column ? <One key={at} {...props} /> : null,
    );
  return { ...(Head && { Head }), View, needs: all.flatMap(one => (one.Head && one.needs) || []) };
}

/** All that the application adds to the records of an entity; the same for each entity, or pages would begin anew. */
export const recordExtra = memoize((entity: Entity): Extra | undefined => {
  const found = extras.flatMap(extraOf => extraOf(entity) ?? []);
  return found.length > 1 ? joined(found) : found[0];
});
