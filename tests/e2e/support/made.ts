import { randomInt } from 'node:crypto';
import type { EntityName } from '#catalog/engine/names.ts';
import { calls } from '#catalog/engine/wire.ts';
import type { Office } from '../../support/officeOn.ts';
import { asFile, formOf, jpeg } from '../../support/pictures.ts';

type Values = Readonly<Record<string, unknown>>;

/** Makes a record through the host and gives its id. */
export async function made(office: Office, name: EntityName, values: Values): Promise<number> {
  const { status, body } = await office.call('POST', calls(name).create, { body: values });
  if (status !== 201) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

const begun = { given_names: 'Maryam', surname: 'Test', gender: 'female', birth_date: '1980-05-17' };

/** A pilgrim with what every file begins with, and more. */
export const madePilgrim = (office: Office, values: Values): Promise<number> =>
  made(office, 'hajj_passenger_info', { ...begun, ...values });

/** One with all that is asked for before they are pre-registered, but for the number. */
export async function askingForHajj(office: Office, values: Values): Promise<number> {
  const body = formOf({
    ...begun,
    nid_number: String(randomInt(1e9, 1e10)),
    primary_phone: '+8801700000001',
    refund_holder: 'Maryam Test',
    refund_account_no: '0000123',
    photo: asFile(await jpeg(30), 'photo.jpg', 'image/jpeg'),
    ...values,
  });
  const reply = await office.call('POST', calls('hajj_passenger_info').create, { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.id;
}

/** The record as the host has it. */
export const kept = async (office: Office, name: EntityName, id: number) =>
  (await office.call('GET', calls(name).one(id))).body;

/** Id of the record of this name. */
export async function idOf(office: Office, name: EntityName, title: string): Promise<number> {
  const { body } = await office.call('GET', `${calls(name).all}?${new URLSearchParams({ name: title })}`);
  const [rows]: unknown[] = Object.values(body).filter(Array.isArray);
  const [first] = Array.isArray(rows) ? rows : [];
  if (!first) throw new Error(`no ${name} is called ${title}`);
  return first.id;
}
