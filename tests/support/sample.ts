import { omitBy } from 'es-toolkit';
import { actionsOn } from '../../catalog/engine/access/access.ts';
import { PAST } from '../../catalog/engine/calendar.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityNamed } from '../../catalog/registry/entities.ts';
import type { Field, Fields, Kind } from '../../catalog/engine/fields.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office } from './office.ts';

/** A value of each kind; `n` makes one unlike another. Files are left out: JSON cannot carry them. */
const values: Record<Kind, (n: number, field: Field) => unknown> = {
  text: (n, { min, max }) => `T${n}`.padEnd(Number(min ?? 4), 'x').slice(0, Number(max ?? 40)),
  longText: n => `Line one of ${n}\nLine two`,
  richText: n => `<p>Paragraph ${n}</p>`,
  email: n => `person${n}@rihla.example`,
  phone: n => `+880170${String(1_000_000 + n)}`,
  url: n => `https://rihla.example/${n}`,
  password: () => 'a long enough password',
  integer: (n, { min, max }) => Math.min(Number(min ?? 0) + (n % 9) + 1, Number(max ?? Infinity)),
  decimal: (n, { max }) => `${max === undefined ? n : n % Number(max)}.25`,
  money: n => `${n}.50`,
  date: (n, { max }) => `${max === PAST.max ? 2019 : 2027}-03-${String((n % 27) + 1).padStart(2, '0')}`,
  dateTime: () => '2027-03-01T09:30:00.000Z',
  flag: n => n % 2 === 0,
  choice: (_, { options = [] }) => options.at(-1),
  state: (_, { initial }) => initial,
  ref: () => null,
  refs: () => [],
  image: () => null,
  file: () => null,
  color: () => '#1e88e5',
  lines: () => [],
};

/** Pairs of days that must follow each other get the same day otherwise. */
const later = /expiry|return_date|end/;

/** What a rule between fields asks for beyond the kinds. */
const chosen = new Set(['head_primarygroup']);

/** What a rule of a module asks for beyond the kind of a field: the lines of a passport can be read. */
const own: Readonly<Record<string, string | number | true | ((n: number) => string)>> = {
  // A season that is closed takes nobody.
  is_open: true,
  // Within the journeys of samples.
  flight_date: n => `2028-12-0${(n % 9) + 1}`,
  // Two lines make up the whole.
  share_percent: 50,
  passport_mrz: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10',
};

/** Whether a rule of a module asks of a field more than its kind does. */
export const isRuled = (name: string): boolean => name in own;

const ruled = (name: string, n: number) => {
  const value = own[name];
  return typeof value === 'function' ? value(n) : value;
};

/** The smallest picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Path of a picture that the host has taken. */
async function uploaded(office: Office): Promise<string> {
  const form = new FormData();
  form.set('file', new File([DOT], 'dot.png', { type: 'image/png' }));
  const { status, body } = await office.call('POST', '/api/media', { body: form });
  if (status !== 200 && status !== 201) throw new Error(`media: ${status}`);
  return String(body['file']);
}

/** Each database counts for itself, so that a long run does not outgrow a field. */
const counters = new WeakMap<Office['host']['db'], number>();

function next({ host }: Office): number {
  const n = (counters.get(host.db) ?? 100) + 1;
  counters.set(host.db, n);
  return n;
}

/** References that a sample sets: those that must be set, and not inside a sibling that stays empty. */
async function reference(office: Office, name: string, field: Field): Promise<number | null> {
  if (!field.target || !(field.required || chosen.has(name))) return null;
  const target = entityNamed(field.target);
  // A ledger of cash or of a bank is one by the group that it stands in.
  const holder =
    field.among &&
    'head_group' in target.fields &&
    (await createSample(office, entityNamed('group'), { holds: field.among === 'bank' ? 'bank' : 'cash' }));
  // Whoever is referred to is in use: a member who is not active is not billed.
  return (
    await createSample(office, target, {
      ...('is_active' in target.fields && { is_active: true }),
      // A control account names its party, which few references ask for.
      ...('is_control' in target.fields && { is_control: false }),
      ...(holder && { head_group: holder.id, head_primarygroup: null }),
    })
  ).id;
}

const optionOf = ({ options = [] }: Field, n: number) => options.at(-1 - (n % Math.max(1, options.length - 1)));

/** A line of a record with every field that JSON can carry, and the pictures that it must have. */
async function lineOf(office: Office, fields: Fields, n: number): Promise<Record<string, unknown>> {
  const line: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue;
    if (field.kind === 'ref') line[name] = await reference(office, name, field);
    else if (field.kind === 'image' && field.required) line[name] = await uploaded(office);
    // Lines that follow each other differ; the first option is left to the test.
    else if (field.kind === 'choice') line[name] = optionOf(field, n);
    else line[name] = ruled(name, n) ?? values[field.kind](n, field);
  }
  return line;
}

/** Whether a line needs a record that the host alone makes, such as an open item. */
const isOfHost = (fields: Fields): boolean =>
  Object.values(fields).some(
    ({ required, target }) => required && target !== undefined && !actionsOn(entityNamed(target)).includes('create'),
  );

/** A complete valid record of an entity, as a client would send it. */
export async function sampleOf(office: Office, entity: Entity): Promise<Record<string, unknown>> {
  const n = next(office);
  const sample: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || ((field.kind === 'image' || field.kind === 'file') && !field.required)) continue;
    if (field.kind === 'image' || field.kind === 'file') sample[name] = await uploaded(office);
    else if (field.kind === 'ref') sample[name] = await reference(office, name, field);
    else if (isRuled(name)) sample[name] = ruled(name, n);
    else if (field.lines)
      sample[name] = isOfHost(field.lines)
        ? []
        : [await lineOf(office, field.lines, n), await lineOf(office, field.lines, n + 1)];
    else if (field.kind === 'date')
      sample[name] = later.test(name) ? '2029-01-01' : name.includes('birth') ? '1980-05-17' : values.date(n, field);
    else if (field.kind === 'text' && Number(field.max ?? 40) < 5)
      sample[name] = n.toString(36).slice(-Number(field.max));
    else if (field.kind === 'phone' && name !== 'primary_phone') sample[name] = values.phone(n + 500_000, field);
    else sample[name] = values[field.kind](n, field);
  }
  return sample;
}

/**
 * Creates a sample record through the host and gives the answer's body. `values` stand in the place of the sample's
 * own.
 */
export async function createSample(
  office: Office,
  entity: Entity,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown> & { id: number }> {
  const { status, body } = await office.call('POST', calls(entity.name).create, {
    body: { ...(await sampleOf(office, entity)), ...values },
  });
  if (status !== 201) throw new Error(`${entity.name}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A value as it was sent: lines without the ids and what else the host gave to them. */
export const asSent = (value: unknown, { lines = {} }: Pick<Field, 'lines'>): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => {
        if (typeof one !== 'object' || one === null) return one;
        return omitBy(one, (_value, name) => name === 'id' || lines[name]?.readOnly === true);
      })
    : value;
