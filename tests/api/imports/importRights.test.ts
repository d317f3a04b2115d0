import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { hire } from '../../support/hire.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice, type Reply } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const refusal = ({ status, body }: Reply) => [
  status,
  body.errors?.map((one: { field: string; code: string }) => [one.field, one.code]),
];
const rights = (entity: string, verbs: readonly string[]) => verbs.map(verb => `${entity}_${verb}`);
const READ = ['LIST', 'DETAILS'];

describe('keys and references of an import', () => {
  it('are refused as a whole where they are none', async () => {
    const rows = [{ name: 'X', unit_price: '1' }];
    for (const key of ['id', 'name', 'nothing', 'constructor', 'unit_price'])
      expect(refusal(await importing(office.call, { entity: 'product', rows, keys: ['sku', key] })), key).toEqual([
        400,
        [[key, 'no_import_key']],
      ]);
    for (const [name, code] of [
      ['nothing', 'unknown_field'],
      ['__proto__', 'unknown_field'],
      ['name', 'not_reference'],
    ] as const)
      expect(refusal(await importing(office.call, { entity: 'product', rows, make: [name] })), name).toEqual([
        400,
        [[name, code]],
      ]);
  });

  it('do not find by a sealed number for who would not read it in full', async () => {
    const clerk = await hire(office, rights('HAJJ_PASSENGER_INFO', [...READ, 'CREATE']));
    const rows = [{ passport_number: 'BX7654321' }];
    const reply = await importing(clerk.call, { entity: 'hajj_passenger_info', rows, keys: ['passport_number'] });
    expect(refusal(reply)).toEqual([400, [['passport_number', 'unreadable']]]);
  });

  it('change nothing for who may only create', async () => {
    await createSample(office, entities.product, { sku: 'MINE', old_price: null });
    const clerk = await hire(office, rights('PRODUCT', [...READ, 'CREATE']));
    const rows = [
      { sku: 'MINE', unit_price: '1' },
      { sku: 'YOURS', name: 'Y', unit_price: '1' },
    ];
    const reply = await importing(clerk.call, { entity: 'product', rows, keys: ['sku'], commit: false });
    expect([outcomesOf(reply), mistakesOf(reply)]).toEqual([
      ['error', 'create'],
      [[1, 'non_field_errors', 'permission_denied', {}]],
    ]);
  });
});

it('a record of another branch is not found, and the rule that it breaks answers', async () => {
  const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
  const foreign = await createSample(office, entities.customer, { branch: there.id, email: 'far@rihla.example' });
  const own = await createSample(office, entities.customer, { branch: here.id, email: 'near@rihla.example' });
  const verbs = [...READ, 'CREATE', 'UPDATE'];
  const clerk = await hire(office, rights('CUSTOMER', verbs), { branch: here.id });
  const rows = [
    { email: 'far@rihla.example', first_name: 'Taken' },
    { email: 'near@rihla.example', first_name: 'Ours' },
  ];
  const reply = await importing(clerk.call, { entity: 'customer', rows, keys: ['email'], commit: false });
  expect(mistakesOf(reply)).toEqual([[1, 'email', 'taken', {}]]);
  expect(reply.body.rows[1]).toMatchObject({ outcome: 'update', id: own.id });
  const whole = await importing(office.call, { entity: 'customer', rows, keys: ['email'], commit: false });
  expect(whole.body.rows[0]).toMatchObject({ outcome: 'update', id: foreign.id });
});

it('tells of a change only what its reader may read', async () => {
  const { id } = await createSample(office, entities.employee, { basic_money: 4711 });
  const rows = [{ id, basic_money: 5000, first_name: 'Seen' }];
  const { body } = await importing(office.call, { entity: 'employee', rows, commit: false });
  expect(body.rows[0].changes).toMatchObject({ basic_money: [4711, 5000] });
  const clerk = await hire(office, rights('EMPLOYEE', [...READ, 'UPDATE']));
  const reply = await importing(clerk.call, { entity: 'employee', rows, commit: false });
  expect(mistakesOf(reply).map(([, field, code]) => [field, code])).toEqual([['basic_money', 'unreadable']]);
  expect(JSON.stringify(reply.body)).not.toContain('4711');
});
