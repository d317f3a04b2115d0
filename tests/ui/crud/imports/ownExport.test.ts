import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { isReady, isSure } from '#src/engine/imports/assign/isReady.ts';
import { noChoices } from '#src/engine/imports/Choices.ts';
import { prepare } from '#src/engine/imports/prepare.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';

const prepared = async (...sheet: (readonly string[])[]) =>
  prepare(
    {
      file: new File([], 'list.csv'),
      sheet,
      epoch: 1900,
      languages: await sheetWords(),
      isOurs: head => head === 'ID [id@12345678]',
    },
    { entity: entities.hajj_passenger_info, choices: noChoices, reader: { today: '2027-04-05' } },
  );

it('an export of all fields comes in without a question: what the host sets is left, and takes no column', async () => {
  const heads = ['ID [id@12345678]', 'Given names', 'Departure [departure_date]', 'Departure [departure]', 'Status'];
  const told = await prepared(
    [...heads, 'Created [created_at]'],
    ['7', 'Amina', '2027-05-01', 'HAJ-1 #3', 'Draft', '2027-01-01'],
  );
  expect([isReady(told), isSure(told, noChoices)]).toEqual([true, true]);
  expect(told.rows).toEqual([{ line: 2, values: { id: '7', given_names: 'Amina', departure_date: '2027-05-01' } }]);
});

it('a cell of pages holds up nothing: it is recognised by its beginning', async () => {
  const long = `${'a@'.repeat(20_000)}${'1.'.repeat(20_000)}`;
  const told = await prepared(
    ['Name', 'Email', '('.repeat(30_000)],
    ...Array.from({ length: 40 }, () => [long, long, long]),
  );
  expect(told.rows).toHaveLength(40);
});
