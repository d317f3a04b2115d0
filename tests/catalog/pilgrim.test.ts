import { describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { pilgrimLifecycle } from '../../catalog/hajj/pilgrimLifecycle.ts';
import { guest } from '../../catalog/engine/access/access.ts';
import { commandsOn } from '../../catalog/registry/commands.ts';
import { startsIn } from '../../catalog/engine/defineCommand.ts';
import { availabilityOf, availableCommands } from '../../catalog/registry/availableCommands.ts';
import { brokenRules } from '../../catalog/engine/rules.ts';

/** Where a file may stand that was withdrawn and is opened again. */
const reopened = [
  'enquiry',
  'pre_registered',
  'registered',
  'documents_pending',
  'documents_complete',
  'visa_in_process',
  'visa_issued',
  'ready_to_travel',
];

/** The business rules, written down a second time: every step of a pilgrim, and no other. */
const road: Record<string, readonly string[]> = {
  enquiry: ['pre_registered', 'registered', 'lost', 'cancelled', 'transferred', 'transferred_out'],
  pre_registered: ['registered', 'cancelled', 'transferred', 'transferred_out'],
  registered: ['documents_pending', 'cancelled', 'transferred', 'transferred_out'],
  documents_pending: ['documents_complete', 'cancelled', 'transferred', 'transferred_out'],
  documents_complete: ['visa_in_process', 'documents_pending', 'cancelled', 'transferred', 'transferred_out'],
  visa_in_process: ['visa_issued', 'documents_pending', 'cancelled', 'transferred', 'transferred_out'],
  visa_issued: ['ready_to_travel', 'cancelled', 'transferred', 'transferred_out'],
  // Their departure takes them there and home.
  ready_to_travel: ['cancelled', 'transferred', 'transferred_out'],
  travelling: ['returned', 'closed'],
  returned: ['closed'],
  closed: [],
  cancelled: reopened,
  transferred: reopened,
  lost: reopened,
  no_show: [],
  replaced: [],
  transferred_out: [],
};

/** A pilgrim of whom everything is known. */
const complete = {
  pre_registration_no: 'PR-1',
  nid_number: '1980123456789',
  primary_phone: '+8801700000001',
  refund_holder: 'Amina Khatun',
  refund_account_no: '0000123',
  season: 2,
  tour_package: 3,
  photo: '/media/open/aa/a.webp',
  passport_number: 'A01234567',
  passport_expiry_date: '2028-06-10',
  passport_scan: '/media/sealed/aa/a.webp',
  gender: 'female',
  has_health_certificate: true,
  is_vaccinated: true,
  mahram: 12,
  mahram_relation: 'husband',
  mahram_waiver: null,
  visa_no: '6001',
  visa_issue_date: '2027-04-01',
  visa_expiry_date: '2027-07-01',
  ticket_no: '065-1',
  room: '204',
};

const { hajj_passenger_info: pilgrim } = entities;
const look = (from: string, changes: Record<string, unknown> = {}) =>
  availabilityOf(availableCommands(pilgrim, { ...guest, role: 'admin' }, { ...complete, status: from, ...changes }));
const reasonFor = (from: string, to: string, changes: Record<string, unknown>) =>
  look(from, changes).blocked.find(one => one.to === to)?.reason;

const leading = (from: string, to: string) =>
  commandsOn(pilgrim).find(one => !one.internal && startsIn(one, from) && one.to.includes(to));

describe("a pilgrim's road", () => {
  it('begins with an enquiry', () => {
    expect(pilgrimLifecycle.initial).toBe('enquiry');
    expect([...pilgrimLifecycle.states].sort()).toEqual(Object.keys(road).sort());
  });

  it.each(Object.entries(road))('leads from %s to %j and nowhere else', (from, ways) => {
    const { allowed_transitions: allowed, blocked } = look(from);
    // Reopened, a file goes back to where it stood: nobody names the state.
    const named = ways.filter(to => leading(from, to)?.to.length === 1);
    expect([...allowed, ...blocked.map(({ to }) => to)].sort()).toEqual(named.sort());
    // Whoever goes for Umrah registers without a pre-registration, whoever goes for Hajj after it.
    // Only whoever has died on the journey is closed from there.
    const away = from === 'travelling' ? [{ to: 'closed', reason: 'still_away' }] : [];
    expect(blocked).toEqual(from === 'enquiry' ? [{ to: 'registered', reason: 'pre_register_first' }] : away);
    const umrah = look(from, { pilgrim_type: 'umrah' }).blocked;
    expect(umrah).toEqual(from === 'enquiry' ? [{ to: 'pre_registered', reason: 'hajj_only' }] : away);
    for (const to of pilgrimLifecycle.states)
      expect(leading(from, to) !== undefined, `${from} → ${to}`).toBe(ways.includes(to));
  });

  it('asks for a reason where a pilgrim leaves it or steps back', () => {
    const asking = new Set(['cancelled', 'transferred', 'transferred_out', 'lost']);
    for (const [from, ways] of Object.entries(road)) {
      for (const to of ways) {
        const back = to === 'documents_pending' && from !== 'registered';
        expect(leading(from, to)?.reason ?? false, `${from} → ${to}`).toBe(back || asking.has(to) || asking.has(from));
      }
    }
  });
});

describe('a step waits', () => {
  it.each([
    ['enquiry', 'pre_registered', 'pre_registration_no', 'pre_registration_missing'],
    ['enquiry', 'pre_registered', 'photo', 'photo_missing'],
    ['enquiry', 'pre_registered', 'primary_phone', 'phone_missing'],
    ['enquiry', 'pre_registered', 'refund_holder', 'refund_account_missing'],
    ['enquiry', 'pre_registered', 'refund_account_no', 'refund_account_missing'],
    ['pre_registered', 'registered', 'tour_package', 'package_missing'],
    ['pre_registered', 'registered', 'season', 'season_not_chosen'],
    ['documents_pending', 'documents_complete', 'photo', 'photo_missing'],
    ['documents_pending', 'documents_complete', 'passport_number', 'passport_missing'],
    ['documents_pending', 'documents_complete', 'passport_expiry_date', 'passport_missing'],
    ['documents_pending', 'documents_complete', 'passport_scan', 'passport_missing'],
    ['visa_in_process', 'visa_issued', 'visa_no', 'visa_missing'],
    ['visa_in_process', 'visa_issued', 'visa_issue_date', 'visa_missing'],
    ['visa_in_process', 'visa_issued', 'visa_expiry_date', 'visa_missing'],
    ['visa_issued', 'ready_to_travel', 'visa_no', 'visa_missing'],
    ['visa_issued', 'ready_to_travel', 'ticket_no', 'ticket_missing'],
    ['visa_issued', 'ready_to_travel', 'room', 'room_missing'],
  ])('from %s to %s until %s is there (%s)', (from, to, field, reason) => {
    for (const empty of [null, '', undefined, false]) expect(reasonFor(from, to, { [field]: empty })).toBe(reason);
  });

  it('for the number of one identity document, whichever', () => {
    const none = { nid_number: null, passport_number: null, birth_registration_no: null };
    expect(reasonFor('enquiry', 'pre_registered', none)).toBe('identity_missing');
    for (const name of Object.keys(none))
      expect(reasonFor('enquiry', 'pre_registered', { ...none, [name]: '0001' }), name).toBeUndefined();
  });
});

describe('the days of a pilgrim', () => {
  const broken = (record: Record<string, string>) => brokenRules(pilgrim, record).map(one => [one.field, one.code]);
  it.each([
    ['passport_issue_date', 'passport_expiry_date'],
    ['visa_issue_date', 'visa_expiry_date'],
    ['departure_date', 'return_date'],
    ['birth_date', 'passport_issue_date'],
  ])('have %s before %s', (earlier, later) => {
    expect(broken({ [earlier]: '2027-03-01', [later]: '2027-03-02' })).toEqual([]);
    expect(broken({ [earlier]: '2027-03-01', [later]: '2027-03-01' })).toEqual([[later, 'not_after']]);
    expect(broken({ [earlier]: '2027-03-01', [later]: '2027-02-28' })).toEqual([[later, 'not_after']]);
    expect(broken({ [later]: '2027-03-01' })).toEqual([]);
  });
});
