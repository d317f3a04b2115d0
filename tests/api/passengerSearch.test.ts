import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDigit } from '../../catalog/hajj/zones/checkDigit.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { sampleOf } from '../support/sample.ts';

interface PassengerRow {
  readonly id: number;
  readonly matched: string;
  readonly score: number;
}

let office: Office;
const ids: Record<string, number> = {};

async function enter(name: string, values: Record<string, unknown>): Promise<void> {
  const sample = await sampleOf(office, entities.hajj_passenger_info);
  const { status, body } = await office.call('POST', pilgrims.create, { body: { ...sample, ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  ids[name] = body.id;
}

beforeAll(async () => {
  office = await openOffice();
  const none = {
    surname: null,
    full_name_local: null,
    primary_phone: null,
    tracking_no: null,
    pilgrim_id: null,
    passport_number: null,
    nid_number: null,
  };
  await enter('amina', {
    ...none,
    given_names: 'Amina Khatun',
    surname: 'Rahman',
    full_name_local: 'أمينة خاتون',
    passport_number: 'BX1234567',
    primary_phone: '+8801711222333',
    tracking_no: 'TR-9001',
  });
  await enter('longer', {
    ...none,
    given_names: 'Karim',
    surname: 'Uddin',
    tracking_no: 'TR-90015',
    passport_number: 'AA7654321',
  });
  await enter('inside', { ...none, given_names: 'Jamal', surname: 'Haque', pilgrim_id: 'XTR9001Z' });
  await enter('sami', { ...none, given_names: 'Samina', surname: 'Begum', full_name_local: 'ثمينة' });
  await enter('bangla', { ...none, given_names: 'Rohima', surname: 'Sultana', full_name_local: 'রহিমা খাতুন' });
  await enter('only', { ...none, given_names: 'Amina', nid_number: '19804567890123456' });
});
afterAll(() => office.close());

const ask = (q: string, asked: CallOptions = {}) =>
  office.call('GET', `/api/passengers/search?q=${encodeURIComponent(q)}`, { as: 'staff', ...asked });
const names = (rows: readonly PassengerRow[]) => rows.map(row => Object.keys(ids).find(name => ids[name] === row.id));
const found = async (q: string) => names((await ask(q)).body.matches);

describe('the search for a pilgrim', () => {
  it('answers what a list of matches shows, and by which field each was found', async () => {
    const { status, body } = await ask('tr-9001');
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.matches[0]).toEqual({
      id: ids['amina'],
      name: 'Amina Khatun Rahman',
      local_name: 'أمينة خاتون',
      photo: null,
      status: 'enquiry',
      passport: 'BX1234567',
      phone: '+8801711222333',
      tracking_no: 'TR-9001',
      matched: 'tracking_no',
      matched_value: 'TR-9001',
      score: 100,
    });
  });

  it('puts the very number first, then what begins with it, then what holds it', async () => {
    expect(await found('TR 9001')).toEqual(['amina', 'longer', 'inside']);
    const { body } = await ask('tr9001');
    expect(body.matches.map((row: PassengerRow) => row.score)).toEqual([100, 80, 60]);
  });

  it('puts a whole name first, then names that begin so, then those that hold it', async () => {
    expect(await found('amina')).toEqual(['only', 'amina', 'sami']);
    expect(await found('rahman amina')).toEqual(['amina']);
    expect(await found('AMÍNA')).toEqual(['only', 'amina', 'sami']);
  });

  it('knows a name in Arabic by any spelling', async () => {
    for (const text of ['أمينة', 'امينه', 'أَمِينَة']) expect(await found(text), text).toEqual(['amina', 'only']);
    expect(await found('اميـنة خاتون')).toEqual(['amina']);
  });

  it('knows a name in Bangla letters, by a part of it and among others', async () => {
    for (const text of ['রহিমা', 'রহিমা খাতুন', 'খাতুন রহি', 'হিমা']) expect(await found(text), text).toEqual(['bangla']);
    expect((await ask('রহিমা')).body.matches[0]).toMatchObject({
      matched: 'full_name_local',
      matched_value: 'রহিমা খাতুন',
      local_name: 'রহিমা খাতুন',
    });
    expect(await found('রহমান')).toEqual(['amina']);
    expect(await found('সালমা')).toEqual([]);
  });

  it('shows the number by which somebody was found, also one that a list does not show', async () => {
    expect((await ask('19804567890123456')).body.matches[0]).toMatchObject({
      matched: 'nid_number',
      matched_value: '19804567890123456',
    });
    expect((await ask('xtr9001z')).body.matches[0]).toMatchObject({ matched: 'pilgrim_id', matched_value: 'XTR9001Z' });
  });

  it('finds a passport by all of it or a part, with or without blanks, and in other digits', async () => {
    for (const text of ['BX1234567', 'bx 123 4567', '1234567', '١٢٣٤٥٦٧', 'BX১২৩৪৫৬৭'])
      expect(await found(text), text).toEqual(['amina']);
    expect((await ask('bx1234567')).body.matches[0]).toMatchObject({ matched: 'passport_number', score: 100 });
    expect(await found('19804567890123456')).toEqual(['only']);
  });

  it('finds a phone as people write it', async () => {
    for (const text of ['+8801711222333', '01711222333', '01711-222 333', '8801711222333', '০১৭১১২২২৩৩৩']) {
      expect((await ask(text)).body.matches, text).toMatchObject([
        { id: ids['amina'], matched: 'primary_phone', score: 100 },
      ]);
    }
    expect((await ask('222333')).body.matches).toMatchObject([{ matched: 'primary_phone', score: 60 }]);
  });

  it('finds by a name and a number together', async () => {
    expect(await found('karim TR-90015')).toEqual(['longer']);
  });

  it('answers nothing to nothing, to one letter, and to what nobody has', async () => {
    for (const text of ['', ' ', 'a', ' a ', '%', '%%%%', '____', 'zzqqxx', '-', '٪']) {
      const { status, body } = await ask(text);
      expect([status, body], JSON.stringify(text)).toEqual([200, { total: 0, matches: [] }]);
    }
  });

  it('is for whoever may list pilgrims', async () => {
    expect((await ask('amina', { as: 'guest' })).status).toBe(401);
    expect((await ask('amina', { as: 'user' })).status).toBe(403);
  });

  it('masks the passport for whoever may not change pilgrims, and finds nothing by it', async () => {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST']);
    const look = async (q: string) =>
      (await clerk.call('GET', `/api/passengers/search?q=${encodeURIComponent(q)}`)).body.matches;
    expect(await look('khatun')).toMatchObject([{ id: ids['amina'], passport: '•••• 4567' }, { id: ids['bangla'] }]);
    for (const text of ['BX1234567', '4567', '19804567890123456']) expect(await look(text), text).toEqual([]);
  });

  it('answers fifty matches a page, the exact one first among hundreds', async () => {
    const { rows } = await office.host.db.execute(`
      insert into hajj_passenger_info (given_names, gender, birth_date, status, pilgrim_type, management, tracking_no)
      select 'Crowd', 'male', '1980-01-01', 'enquiry', 'hajj', 'private', 'CR' || n from generate_series(1, 800) n returning id`);
    expect(rows).toHaveLength(800);
    const { body } = await ask('CR7');
    expect(body.matches).toHaveLength(50);
    expect(body.matches[0]).toMatchObject({ tracking_no: 'CR7', score: 100 });
    const page = async (number: number) =>
      (await office.call('GET', `/api/passengers/search?q=CR7&page=${number}`)).body;
    const pages = [body, await page(2), await page(3)];
    expect(pages.map(one => one.total)).toEqual([111, 111, 111]);
    expect(new Set(pages.flatMap(one => one.matches.map((row: PassengerRow) => row.id))).size).toBe(111);
    expect((await page(4)).matches).toEqual([]);
    expect((await ask('crowd')).body.total).toBe(500);
  });
});

describe('a pasted machine-readable zone', () => {
  const number = 'BX1234567';
  const zoneOf = (document: string) => {
    const head = `${document}${checkDigit(document)}BGD800517${checkDigit('800517')}F290101${checkDigit('290101')}<<<<<<<<<<<<<<<`;
    return head + checkDigit(head.slice(0, 10) + head.slice(13, 20) + head.slice(21, 43));
  };
  const second = zoneOf(number);
  const first = 'P<BGDRAHMAN<<AMINA<KHATUN<<<<<<<<<<<<<<<<<<<';

  const country = async (code: string) =>
    (await office.call('GET', `${calls('country').all}?country_code2=${code}`)).body.countries[0];

  it('is read, and finds whose passport it is', async () => {
    const { status, body } = await ask(`${first}\n${second}`);
    expect([status, body.problems]).toEqual([200, []]);
    expect(body.mrz).toMatchObject({
      document_number: number,
      surname: 'RAHMAN',
      given_names: 'AMINA KHATUN',
      nationality: 'BGD',
      birth_date: '1980-05-17',
      sex: 'female',
      expiry_date: '2029-01-01',
    });
    expect(names(body.matches)).toEqual(['amina']);
  });

  it('is pointed at where it is wrong', async () => {
    const { body } = await ask(`${first}\n${second.slice(0, 13)}O${second.slice(14)}`);
    expect(body.problems).toEqual([{ line: 2, column: 14, code: 'character' }]);
    expect(names(body.matches)).toEqual(['amina']);
  });

  it('is what a new pilgrim begins with, but for what is doubtful', async () => {
    const { id } =
      (await country('BGD')) ??
      (
        await office.call('POST', calls('country').create, {
          body: { name: 'Bangladesh', country_code: 'BD', country_code2: 'BGD' },
        })
      ).body;
    const sound = (await ask(`${first}\n${second}`)).body.draft;
    expect(sound).toEqual({
      given_names: 'Amina Khatun',
      surname: 'Rahman',
      passport_number: number,
      birth_date: '1980-05-17',
      gender: 'female',
      passport_expiry_date: '2029-01-01',
      nationality: id,
      passport_country: id,
      passport_mrz: `${first}\n${second}`,
    });
    const doubtful = (await ask(`${first}\n${second.slice(0, 18)}8${second.slice(19)}`)).body.draft;
    expect([doubtful.birth_date, doubtful.passport_mrz, doubtful.passport_number]).toEqual([undefined, null, number]);
  });

  it('is compared with the file of its holder', async () => {
    const { id } = await country('BGD');
    const file = { birth_date: '1980-05-17', gender: 'female', passport_expiry_date: '2029-01-01', nationality: id };
    const told = async (values: Record<string, unknown>) => {
      await office.call('PUT', pilgrims.update(ids['amina'] ?? 0), { body: { ...file, ...values } });
      return (await ask(`${first}\n${second}`)).body.matches[0].differences;
    };
    expect(await told({ passport_country: null })).toEqual([]);
    expect(await told({ birth_date: '1980-05-18', surname: 'Rahmani', passport_expiry_date: null })).toEqual([
      { field: 'name', passport: 'Amina Khatun Rahman', file: 'Amina Khatun Rahmani' },
      { field: 'birth_date', passport: '1980-05-17', file: '1980-05-18' },
    ]);
    await told({ surname: 'Rahman' });
  });

  it('says what the file lacks, of the same document alone', async () => {
    const lacksOf = async (text: string, values: Record<string, unknown>) => {
      await office.call('PUT', pilgrims.update(ids['amina'] ?? 0), { body: values });
      return (await ask(text)).body.matches[0].lacks;
    };
    const visa = `V${first.slice(1)}\n${`${number}${checkDigit(number)}BGD8005175F2901018`.padEnd(44, '<')}`;
    const open = { visa_no: null, visa_expiry_date: null };
    const { draft } = (await ask(visa)).body;
    expect(await lacksOf(visa, open)).toEqual(
      ['visa_no', 'visa_expiry_date'].filter(name => draft[name]).map(field => ({ field, passport: draft[field] })),
    );
    expect(draft.visa_no).toBe(number);
    expect(await lacksOf(visa, { visa_no: 'V1' })).toEqual([]);
    await office.call('PUT', pilgrims.update(ids['amina'] ?? 0), { body: open });
    expect(await lacksOf(`${first}\n${second}`, { passport_expiry_date: null })).toContainEqual({
      field: 'passport_expiry_date',
      passport: '2029-01-01',
    });
    const other = await ask(`${first}\n${zoneOf('CC1112223')}`);
    expect(other.body.matches[0].lacks.filter((one: { field: string }) => one.field.startsWith('passport'))).toEqual(
      [],
    );
  });

  it('that was renewed finds its holder by the name', async () => {
    const { body } = await ask(`${first}\nZZ9999999${second.slice(9)}`);
    expect(names(body.matches)).toEqual(['amina']);
    const lone = await ask(first);
    expect([names(lone.body.matches), lone.body.problems]).toEqual([
      ['amina'],
      [{ line: 2, column: 1, code: 'missing' }],
    ]);
    const other = zoneOf('CC1112223');
    expect((await ask(`${first}\n${other}`)).body.matches).toMatchObject([
      { matched: 'given_names', differences: [{ field: 'passport_number', passport: 'CC1112223', file: number }] },
    ]);
  });

  it('tells nobody of a passport who may not see it', async () => {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST']);
    const { body } = await clerk.call(
      'GET',
      `/api/passengers/search?q=${encodeURIComponent(`${first}\n${zoneOf('CC1112223')}`)}`,
    );
    expect(body.matches).toMatchObject([{ id: ids['amina'], passport: '•••• 4567', differences: [] }]);
    expect(body.matches[0].lacks.map((one: { field: string }) => one.field)).not.toContain('passport_number');
    expect(JSON.stringify(body.matches)).not.toContain(number);
  });
});
