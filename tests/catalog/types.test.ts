import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { PolicyName } from '../../catalog/engine/policies.ts';
import { defineEntity, type Row } from '../../catalog/engine/defineEntity.ts';
import { donation } from '../../catalog/donations/donation.ts';
import type { FieldName } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { choice, date, lines, password, ref, refs, state, text } from '../../catalog/engine/fields.ts';
import type { hajjPassengerInfo } from '../../catalog/hajj/hajjPassengerInfo.ts';
import { defineLabels } from '../../catalog/engine/defineLabels.ts';
import { defineLifecycle } from '../../catalog/engine/lifecycle.ts';
import { purchaseFinal } from '../../catalog/purchasing/purchaseFinal.ts';
import { purchaseRequest } from '../../catalog/purchasing/purchaseRequest.ts';
import { order } from '../../catalog/shop/orders/order.ts';
import { orderStatus } from '../../catalog/shop/orderStatus.ts';
import { purchaseStatus } from '../../catalog/shop/purchaseStatus.ts';
import { ticketStatus } from '../../catalog/support/ticketLabels.ts';
import { ticket } from '../../catalog/support/tickets/ticket.ts';
import { employee } from '../../catalog/people/employee.ts';
import type { city } from '../../catalog/places/city.ts';
import type { tourPackage } from '../../catalog/website/tourPackage.ts';
import type { CommandHandlers } from '../../server/engine/context/host.ts';
import type { TableOf } from '../../server/engine/schema/Table.ts';
import { tableOf } from '../../server/engine/schema/tables.ts';
import { en } from '../../catalog/engine/violations/en.ts';
import { violation, type ViolationCode } from '../../catalog/engine/violations/violation.ts';

/*
 * The compiler is the test here: a mistake that it stops noticing leaves an unused directive, which is an error.
 * A `within` that names no sibling is not noticed by type; entities.test.ts notices it.
 */
const fields = { name: text({ required: true }), born: date(), gender: choice(['male', 'female']) };
const right = {
  name: 'guide',
  collection: 'guides',
  route: 'guides',
  fields,
  access: 'reference',
  title: ['name'],
  list: ['name'],
  form: { main: ['name'] },
  search: ['name'],
} as const;

describe('labels of states', () => {
  const lifecycle = defineLifecycle({ states: ['open', 'closed'], initial: 'open' });
  const table = { name: 'door_status', collection: 'door_statuses', route: 'doorStatuses' };
  const [open, closed, ajar] = [
    ['Open', '#000000'] as const,
    ['Closed', '#000000'] as const,
    ['Ajar', '#000000'] as const,
  ];

  it('may be of several lifecycles, but leave no state out', () => {
    expect(state(lifecycle, defineLabels({ ...table, seeded: { open, closed, ajar } })).labels?.seeded.open).toEqual(
      open,
    );
    // @ts-expect-error a state without a label
    state(lifecycle, defineLabels({ ...table, seeded: { open } }));
  });

  it.each([
    [order, orderStatus],
    [purchaseRequest, purchaseStatus],
    [purchaseFinal, purchaseStatus],
    [ticket, ticketStatus],
  ])('those of $name are the ones that the office keeps', ({ fields: { status } }, labels) => {
    expect(status.labels).toBe(labels);
    expect(labels.fields.code.options).toEqual(expect.arrayContaining([...status.options]));
  });

  it('have the codes of their lifecycles, no more', () => {
    expect(orderStatus.fields.code.options).toEqual(order.fields.status.options);
    expect(ticketStatus.fields.code.options).toEqual(ticket.fields.status.options);
    const bought = new Set([...purchaseRequest.fields.status.options, ...purchaseFinal.fields.status.options]);
    expect(new Set(purchaseStatus.fields.code.options)).toEqual(bought);
  });
});

describe('the declaration of an entity', () => {
  it('compiles when every name in it is that of a field', () => {
    expect(defineEntity({ ...right, form: { main: ['name', 'born', 'gender'] } }).form.main).toHaveLength(3);
  });

  it('refuses a misspelt field in each place that names fields', () => {
    const wrong = [
      // @ts-expect-error a column
      defineEntity({ ...right, list: ['nmae'] }),
      // @ts-expect-error a form row
      defineEntity({ ...right, form: { main: ['name', 'bron'] } }),
      // @ts-expect-error a searched field
      defineEntity({ ...right, search: ['nam'] }),
      // @ts-expect-error a part of the title
      defineEntity({ ...right, title: ['full_name'] }),
      // @ts-expect-error a rule that reads a field
      defineEntity({ ...right, check: record => (record.nmae ? [] : []) }),
    ];
    expect(wrong).toHaveLength(5);
  });

  it('refuses an unknown policy of access', () => {
    // @ts-expect-error policies are declared in access.ts
    const policy: PolicyName = 'everyone';
    expect(policy).toBe('everyone');
  });

  it('refuses an unknown key, so that no option is silently without effect', () => {
    // @ts-expect-error there is no such key
    expect(defineEntity({ ...right, sortable: true })).toHaveProperty('sortable');
  });

  it('refuses a flag that fields do not have', () => {
    // @ts-expect-error fields are `required`
    expect(text({ mandatory: true })).toHaveProperty('mandatory');
  });
});

describe('a record of an entity', () => {
  it('knows its required fields from those that may be empty', () => {
    const name: Row<typeof city>['name'] = 'Dhaka';
    const local: Row<typeof city>['bn_name'] = null;
    // @ts-expect-error a required text is never null
    const missing: Row<typeof city>['name'] = null;
    expect([name, local, missing]).toEqual(['Dhaka', null, null]);
  });

  it('takes no value outside a choice or a lifecycle', () => {
    const gender: Row<typeof hajjPassengerInfo>['gender'] = 'female';
    // @ts-expect-error not one of the choices
    const other: Row<typeof hajjPassengerInfo>['gender'] = 'woman';
    // @ts-expect-error not a state of a pilgrim
    const status: Row<typeof hajjPassengerInfo>['status'] = 'paid';
    expect([gender, other, status]).toEqual(['female', 'woman', 'paid']);
  });

  it('refers to others by number and writes amounts and days as text', () => {
    const country: Row<typeof city>['country'] = 880;
    // @ts-expect-error a reference is an id
    const named: Row<typeof city>['country'] = 'Bangladesh';
    // @ts-expect-error a decimal is a text, never a float
    const latitude: Row<typeof city>['lat'] = 23.7;
    expect([country, named, latitude]).toHaveLength(3);
  });

  it('has no field that the entity lacks', () => {
    // @ts-expect-error cities have no population
    type Missing = Row<typeof city>['population'];
    const nothing: Missing[] = [];
    expect(nothing).toEqual([]);
  });
});

describe('the lines of a record', () => {
  it('know their fields, which of them may be empty, and are never missing as a whole', () => {
    const itinerary: Row<typeof tourPackage>['itinerary'] = [{ day: 1, title: 'Makkah', details: null }];
    // @ts-expect-error every line has a title
    const untitled: Row<typeof tourPackage>['itinerary'] = [{ day: 1, title: null, details: null }];
    // @ts-expect-error a day is a number
    const worded: Row<typeof tourPackage>['itinerary'] = [{ day: 'first', title: 'Makkah', details: null }];
    // @ts-expect-error no lines are an empty list
    const missing: Row<typeof tourPackage>['itinerary'] = null;
    expect([itinerary, untitled, worded, missing]).toHaveLength(4);
  });

  it('hold no lines, no several references and no password', () => {
    // @ts-expect-error lines within lines
    const nested = lines({ days: lines({ day: date() }) });
    // @ts-expect-error several references
    const many = lines({ guides: refs('employee') });
    // @ts-expect-error a password
    const secret = lines({ word: password() });
    // @ts-expect-error lines are not unique
    const unique = lines({ day: date() }, { unique: true });
    expect([nested, many, secret, unique]).toHaveLength(4);
  });

  it('add their names to those that need words', () => {
    const name: FieldName = 'day';
    expect(name).toBe('day');
  });
});

describe('the registry', () => {
  it('knows the names that a reference may point to, and no others', () => {
    const target: EntityName = 'country';
    // The registry compares the targets of all references with these names (entities.ts) and does not compile on a
    // misspelt one.
    // @ts-expect-error no such entity
    const unknown: EntityName = ref('contry').target;
    expect([target, unknown]).toEqual(['country', 'contry']);
  });

  it('knows every field name', () => {
    // @ts-expect-error no entity has such a field
    const unknown: FieldName = 'passport_nummer';
    expect(unknown).toBe('passport_nummer');
  });
});

describe('rules, texts and lifecycles', () => {
  it('name only rules that have a text', () => {
    // @ts-expect-error no such rule
    expect(violation('name', 'mispelt').code).toBe('mispelt');
  });

  it('are translated completely', () => {
    const { required: _, ...rest } = en;
    // @ts-expect-error one text is missing
    const texts = rest satisfies Record<ViolationCode, string>;
    // @ts-expect-error a text of a rule that does not exist
    const more = { ...en, invented: 'No such rule.' } satisfies Record<ViolationCode, string>;
    expect(Object.keys(more).length - Object.keys(texts).length).toBe(2);
  });

  it('move only between states that are declared', () => {
    const states = ['open', 'closed'] as const;
    const wrong = [
      // @ts-expect-error an unknown state as a beginning
      defineLifecycle({ states, initial: 'opne', steps: [] }),
      // @ts-expect-error an unknown state as an end
      defineLifecycle({ states, initial: 'open', steps: [{ from: ['open'], to: 'shut' }] }),
      defineLifecycle({
        states,
        initial: 'open',
        // @ts-expect-error a guard whose rule has no text
        steps: [{ from: ['open'], to: 'closed', guards: [{ code: 'no_key', holds: () => true }] }],
      }),
    ];
    expect(wrong).toHaveLength(3);
  });
});

it('guards of the host belong to a step that there is', () => {
  const guards: Pick<CommandHandlers, 'publish_notice'> = { publish_notice: { guards: [] } };
  // @ts-expect-error there is no such step
  const surplus: Partial<CommandHandlers> = { ...guards, publish_pilgrim: { guards: [] } };
  expect(surplus).toHaveProperty('publish_notice');
});

it('a table has the columns of its entity, with the types of their values', () => {
  const columns: PgColumn[] = [tableOf(donation).amount, tableOf(employee).branch];
  // @ts-expect-error there is no such column
  columns.push(tableOf(donation).amuont);
  type Amount = TableOf<typeof donation>['amount']['_']['data'];
  const amount: Amount = '1.00';
  // @ts-expect-error an amount is a decimal's text
  const wrong: Amount = 1;
  expect([columns.length, amount, wrong]).toEqual([3, '1.00', 1]);
});
