import type { Principal } from './access.ts';
import type { Action } from '../policies.ts';
import { mayChange, mayRead, reveals, unreadableIn } from './fieldRights.ts';
import type { Bar } from './accountLaw.ts';
import type { Entity } from '../defineEntity.ts';
import type { Field } from '../fields.ts';

/** A field that stays closed to somebody who may do something with the record, and why. */
export interface Closure {
  readonly field: string;
  /**
   * `sealed`: shown with all but its last characters hidden. `unreadable`: not shown at all, nor changed. `admin_only`:
   * an administrator alone changes it. `settled`: money has moved. `terms_stand`: commands alone change it.
   * `booking_keeps`: the booking of the file says it. `file_withdrawn`: the file has ended. `days_by_command`: a command
   * alone changes it once pilgrims are booked. `from_person`: the record of the person says it. Else what the law on
   * accounts says.
   */
  readonly because:
    | 'sealed'
    | 'unreadable'
    | 'admin_only'
    | 'settled'
    | 'terms_stand'
    | 'booking_keeps'
    | 'file_withdrawn'
    | 'days_by_command'
    | 'from_person'
    | Bar;
}

const isReading = (action: Action): boolean => action === 'list' || action === 'show';

/**
 * What of a record stays closed to somebody who may read, or write, it; fields that the host alone sets are not among
 * them.
 */
export function closedFields(who: Principal, entity: Entity, action: Action): Closure[] {
  const because = isReading(action) ? 'sealed' : 'admin_only';
  const isClosed = (field: Field): boolean =>
    isReading(action)
      ? field.sealed === true && !reveals(who, entity)
      : action !== 'delete' && !field.readOnly && !mayChange(who, field);
  return Object.entries(entity.fields).flatMap(([name, field]): Closure[] => {
    if (action !== 'delete' && !mayRead(who, entity, name)) return [{ field: name, because: 'unreadable' }];
    const within = action === 'delete' ? [] : unreadableIn(who, entity, name);
    return [
      ...(isClosed(field) ? [{ field: name, because } as const] : []),
      ...within.map(line => ({ field: `${name}.${line}`, because: 'unreadable' }) as const),
    ];
  });
}
