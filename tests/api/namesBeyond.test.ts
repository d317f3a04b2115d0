import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const rights = ['LIST', 'DETAILS', 'UPDATE', 'APPROVE'].map(verb => `PAYMENT_VOUCHER_${verb}`);
const vouchers = calls('payment_voucher');
const NAME = 'Karim Travels, Sylhet';

let office: Office;
let books: Books;
let dhaka: number;
let sylhet: number;
let approver: Colleague;
let party: number;
let near: number;
let voucher: number;

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  dhaka = (await createSample(office, entities.branch)).id;
  sylhet = (await createSample(office, entities.branch)).id;
  approver = await hire(office, [...rights, 'PARTY_LIST', 'PARTY_DETAILS'], { branch: dhaka });
  party = await books.party(NAME);
  await office.call('PUT', calls('party').update(party), { body: { branch: sylhet, phone: '+8801711000000' } });
  near = await books.party('Next door');
  const sides = [
    ['Accounts Payable', 500, party],
    ['Accounts Payable', 300, near],
    ['Cash', -800],
  ] as const;
  const body = { ...books.body('payment_voucher', '2026-11-20', ...sides), branch: dhaka };
  voucher = (await office.call('POST', vouchers.create, { body })).body.id;
});
afterAll(() => office.close());

const rowOf = async (who: Colleague) =>
  (await who.call('GET', vouchers.all)).body.payment_vouchers.find((one: { id: number }) => one.id === voucher);

it('whoever approves a payment is told who is paid, also of another branch: the name, and nothing else', async () => {
  const { status, body } = await approver.call('GET', vouchers.one(voucher));
  expect([status, body.named]).toEqual([200, { party: { [party]: NAME } }]);
  expect((await rowOf(approver)).named).toEqual({ party: { [party]: NAME } });
  expect(JSON.stringify(body)).not.toContain('+8801711000000');
  expect((await approver.call('GET', calls('party').one(party))).status).toBe(404);
  const { body: found } = await approver.call('GET', `${calls('party').all}?id__in=${party}`);
  expect(found.parties).toEqual([]);
});

it('what the form sends back keeps the reference, and a name that is sent is none of its values', async () => {
  const { body } = await approver.call('GET', vouchers.one(voucher));
  const sent = { ...body, details: 'Looked at', named: { party: { [party]: 'Somebody else' } } };
  const { status, body: saved } = await approver.call('PUT', vouchers.update(voucher), { body: sent });
  expect([status, saved.items[0].party, saved.named]).toEqual([200, party, { party: { [party]: NAME } }]);
});

it('names are told neither to whoever may not see such people at all nor to whoever sees them anyway', async () => {
  const lesser = await hire(office, rights, { branch: dhaka });
  const auditor = await hire(office, [...rights, 'PARTY_LIST', 'ALL_BRANCHES'], { branch: dhaka });
  const ownBranch = await hire(office, [...rights, 'PARTY_LIST'], { branch: sylhet });
  for (const who of [lesser, auditor]) {
    const { status, body } = await who.call('GET', vouchers.one(voucher));
    expect([status, body.named]).toEqual([200, undefined]);
    expect((await rowOf(who)).named).toBeUndefined();
  }
  expect((await ownBranch.call('GET', vouchers.one(voucher))).status).toBe(404);
});

it('a record by which no money moves names nobody of another branch', async () => {
  const file = ['LIST', 'DETAILS'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`);
  const clerk = await hire(office, [...file, 'EMPLOYEE_LIST'], { branch: dhaka });
  const guide = (await hire(office, [], { branch: sylhet })).id;
  const values = { ...(await sampleOf(office, entities.hajj_passenger_info)), branch: dhaka, guide };
  const { body: made } = await office.call('POST', pilgrims.create, { body: values });
  const { body } = await clerk.call('GET', pilgrims.one(made.id));
  expect([body.guide, body.named]).toEqual([guide, undefined]);
});
