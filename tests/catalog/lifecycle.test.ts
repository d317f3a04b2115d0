import { describe, expect, it } from 'vitest';
import { type Principal, guest } from '../../catalog/engine/access/access.ts';
import { ownRights, permissionNames } from '../../catalog/registry/commandRights.ts';
import { mayPerform } from '../../catalog/engine/access/mayPerform.ts';
import { commandList, commandsOn, stepBetween } from '../../catalog/registry/commands.ts';
import { obstacle } from '../../catalog/engine/defineCommand.ts';
import { stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { availabilityOf, availableCommands } from '../../catalog/registry/availableCommands.ts';
import { violationText } from '../../catalog/engine/violations/text.ts';

const admin: Principal = { ...guest, role: 'admin' };
const { donation, hajj_passenger_info: pilgrim, contact } = entities;
const clerk = (...permissions: string[]): Principal => ({ ...guest, role: 'staff', permissions: new Set(permissions) });
const look = (who: Principal, record: Record<string, unknown>, entity = donation) =>
  availabilityOf(availableCommands(entity, who, record));

describe('what may be done with a record', () => {
  it('is what its state admits, with the guard that stands in the way of the rest', () => {
    expect(look(admin, { status: 'enquiry', gender: 'male' }, pilgrim)).toEqual({
      allowed_transitions: ['cancelled', 'lost', 'transferred', 'transferred_out'],
      blocked: [
        { to: 'pre_registered', reason: 'pre_registration_missing' },
        { to: 'registered', reason: 'pre_register_first' },
      ],
      commands: [
        { verb: 'pre_register', blocked: 'pre_registration_missing' },
        { verb: 'register', blocked: 'pre_register_first' },
        { verb: 'cancel_journey' },
        { verb: 'mark_lost' },
        { verb: 'register_beyond_quota', blocked: 'pre_register_first' },
        { verb: 'new_journey' },
        { verb: 'transfer' },
        { verb: 'waive_mahram', blocked: 'women_only' },
        { verb: 'withdraw_mahram_waiver', blocked: 'not_waived' },
        { verb: 'transfer_out' },
        { verb: 'move_passport' },
      ],
    });
    const asked = {
      nid_number: '1',
      photo: '/a.webp',
      primary_phone: '+8801',
      refund_holder: 'A',
      refund_account_no: '1',
    };
    expect(look(admin, { status: 'enquiry', pre_registration_no: 'PR-1', ...asked }, pilgrim).blocked).toEqual([
      { to: 'registered', reason: 'pre_register_first' },
    ]);
  });

  it('is blocked without the right of that very command', () => {
    expect(look(clerk('DONATION_UPDATE'), { status: 'received' })).toMatchObject({
      allowed_transitions: ['receipted'],
      blocked: [{ to: 'refunded', reason: 'no_right' }],
    });
    expect(look(clerk('DONATION_REFUND'), { status: 'received' })).toMatchObject({
      allowed_transitions: ['refunded'],
      blocked: [{ to: 'receipted', reason: 'no_right' }],
    });
  });

  it('is nothing in a state that it does not know, nor in one that ends the document', () => {
    for (const status of ['refunded', 'elsewhere']) expect(look(admin, { status }).commands).toEqual([]);
  });

  it('begins where a new record begins when its state is not told', () => {
    expect(look(admin, {}, contact).allowed_transitions).toEqual(['answered', 'closed']);
  });
});

describe('rights', () => {
  it('are those on the entity, unless the command has its own', () => {
    const refund = stepBetween(donation, 'received', 'refunded');
    const receive = stepBetween(donation, 'pledged', 'received');
    expect([clerk('DONATION_UPDATE'), clerk('DONATION_REFUND')].map(who => refund && mayPerform(who, refund))).toEqual([
      false,
      true,
    ]);
    expect(
      [clerk('DONATION_UPDATE'), clerk('DONATION_REFUND')].map(who => receive && mayPerform(who, receive)),
    ).toEqual([true, false]);
    expect(refund && mayPerform(guest, refund)).toBe(false);
  });

  it('of its own are what the entity grants at first where a host tells no permissions', () => {
    const refund = commandsOn(entities.donation).find(one => one.right === 'own');
    for (const role of ['user', 'staff'] as const)
      expect(refund && mayPerform({ ...guest, role }, refund)).toBe(role === 'staff');
  });

  it('of bills are asked for on the bill, not on the member', () => {
    const bill = commandsOn(entities.member).find(one => one.verb === 'bill');
    expect(bill && mayPerform(clerk('MEMBER_UPDATE', 'MEMBER_CREATE'), bill)).toBe(false);
    expect(bill && mayPerform(clerk('MONTHLY_SUBSCRIPTION_CREATE'), bill)).toBe(true);
  });

  it('of administrators alone are not given by a permission', () => {
    const suspend = commandsOn(entities.user).find(one => one.verb === 'suspend');
    expect(suspend && mayPerform(clerk('USER_UPDATE', 'USER_SUSPEND'), suspend)).toBe(false);
    expect(suspend && mayPerform(admin, suspend)).toBe(true);
  });

  it('have names of their own that no other permission has', () => {
    expect(ownRights.map(({ permission }) => permission)).toContain('DONATION_REFUND');
    expect(new Set(permissionNames).size).toBe(permissionNames.length);
  });
});

const documents = entityList.flatMap(entity => {
  const lifecycle = stateFieldOf(entity)?.[1].lifecycle;
  return lifecycle ? [{ name: entity.name, entity, lifecycle }] : [];
});

describe.each(documents)('the lifecycle of $name', ({ entity, lifecycle }) => {
  const leading = commandsOn(entity).filter(({ to }) => to.length > 0);

  it('begins in one of its states and reaches every other', () => {
    const reached = new Set([lifecycle.initial]);
    for (const _ of lifecycle.states) {
      for (const { from = [], to } of leading)
        if (from.some(state => reached.has(state))) for (const state of to) reached.add(state);
    }
    expect([...reached].sort()).toEqual([...lifecycle.states].sort());
  });

  it('has no two plain steps for the same move, and none that stays where it is', () => {
    const steps = leading.filter(({ isHandled }) => !isHandled);
    const moves = steps.flatMap(({ from = [], to }) => from.map(state => `${state} → ${to.join()}`));
    expect(moves.filter((move, at) => moves.indexOf(move) !== at)).toEqual([]);
    expect(steps.filter(({ from = [], to }) => to.some(state => from.includes(state)))).toEqual([]);
  });
});

describe.each(commandList.map(command => [command.name, command] as const))('%s', (_, command) => {
  it('names states of its entity, and no word that a call has already', () => {
    const states = stateFieldOf(command.entity)?.[1].lifecycle?.states ?? [];
    for (const state of [...(command.from ?? []), ...command.to]) expect(states).toContain(state);
    expect(['all', 'search', 'create', 'update', 'delete', 'delete_multiple', 'transition']).not.toContain(
      command.verb,
    );
    expect(Object.keys(command.input).filter(name => ['ids', 'reason', 'to'].includes(name))).toEqual([]);
  });

  it('is the only one of its entity with that verb', () => {
    expect(commandsOn(command.entity).filter(({ verb }) => verb === command.verb)).toHaveLength(1);
  });

  it('has guards that answer on an empty record, and say in each language why', () => {
    for (const { code, holds } of command.guards ?? []) {
      expect(holds({})).toBeTypeOf('boolean');
      for (const locale of ['en', 'tr', 'ar'] as const) expect(violationText(locale, code)).not.toMatch(/%\{|^$/);
    }
    expect(obstacle({ ...command, guards: [{ code: 'required', holds: () => false }] }, {})).toBe('required');
  });
});
