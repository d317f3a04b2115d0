import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { importing, mistakesOf, outcomesOf } from '../../support/importing.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { createSample } from '../../support/sample.ts';
import { statementsOf } from '../../support/statements.ts';

let office: Office;
let first: number;
let second: number;
beforeAll(async () => {
  office = await openOffice();
  first = (await createSample(office, entities.country, { name: 'Hejaz; west' })).id;
  second = (await createSample(office, entities.country, { name: 'Najd' })).id;
});
afterAll(() => office.close());

const cities = (cells: readonly string[], commit = true) => {
  const rows = cells.map((country, at) => ({ name: `Town ${at} of ${cells[0]}`, country }));
  return importing(office.call, { entity: 'city', rows, commit });
};

/** The countries of the cities that were made. */
async function countriesOf(cells: readonly string[]): Promise<number[]> {
  const { body } = await cities(cells);
  const made = await Promise.all(body.rows.map(({ id }: { id: number }) => office.call('GET', calls('city').one(id))));
  return made.map(reply => reply.body.country);
}

it('a number counts beside the title of its record, however that is spaced or written', async () => {
  const cells = [`Hejaz, west #${first}`, `HEJAZ,  west#${first}`, `#${first}`, String(first)];
  expect(await countriesOf(cells)).toEqual(cells.map(() => first));
});

it('of a number that belongs to another title the title alone is taken, since the sheet is from elsewhere', async () => {
  expect(await countriesOf([`Najd #${first}`, 'Najd #2000000000'])).toEqual([second, second]);
  const reply = await cities([`Tihama #${first}`], false);
  expect(mistakesOf(reply)).toEqual([
    [1, 'country', 'not_choice', expect.objectContaining({ value: `Tihama #${first}` })],
  ]);
});

it('a title may end with a number itself', async () => {
  const { id } = await createSample(office, entities.country, { name: 'Sector #7' });
  expect(await countriesOf(['Sector #7', `Sector #7 #${id}`])).toEqual([id, id]);
});

it('a title is looked for once in a sheet, however many rows say it', async () => {
  const statements = async (many: number) => {
    const cells = Array.from({ length: many }, () => `Najd #${second}`);
    const seen = await statementsOf(office, async () => {
      expect(outcomesOf(await cities(cells, false))).toEqual(cells.map(() => 'create'));
    });
    return seen.filter(text => text.startsWith('select "name", "id" from "country"')).length;
  };
  expect([await statements(1), await statements(6)]).toEqual([1, 1]);
});

it('what a refused row has made for itself is not found for the next', async () => {
  const customer = (values: object) => ({ customer_type: 'Fleeting', ...values });
  const rows = [
    customer({ first_name: 'One', email: 'none' }),
    customer({ first_name: 'Two', email: 'two@rihla.example' }),
    customer({ first_name: 'Three', email: 'three@rihla.example' }),
  ];
  const reply = await importing(office.call, { entity: 'customer', rows, make: ['customer_type'], commit: false });
  expect([outcomesOf(reply), reply.body.made.length]).toEqual([['error', 'create', 'create'], 1]);
});
