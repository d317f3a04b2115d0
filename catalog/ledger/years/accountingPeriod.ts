import { defineCommand, defineSteps, type Guard } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, longText, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';

/** Locked softly, a month may be opened again; hard, its figures are final unless two people agree (rules P1, B6). */
const lifecycle = defineLifecycle({
  states: ['open', 'soft_locked', 'hard_locked'],
  initial: 'open',
  tones: { open: 'success', soft_locked: 'warning', hard_locked: 'error' },
});

/** Name of the period that holds the opening balances alone. */
export const OPENING = 'opening';

/**
 * A month of the books. The host makes it when somebody posts into it first, so that months can neither overlap nor be
 * missing; whoever may lock it keeps others from posting into it. The opening balances have a period of their own.
 */
export const accountingPeriod = defineEntity({
  name: 'accounting_period',
  collection: 'accounting_periods',
  route: 'accounts/periods',
  fields: {
    status: state(lifecycle),
    /** The month, e.g. `2026-07`. */
    name: text({ readOnly: true, required: true, unique: true, max: 7 }),
    starts_on: date({ readOnly: true, required: true }),
    ends_on: date({ readOnly: true, required: true }),
    /** Why somebody asks for it to be opened again; none while nobody does. */
    reopening_reason: longText({ readOnly: true, max: 500 }),
  },
  title: ['name'],
  list: ['name', 'starts_on', 'ends_on', 'status'],
  form: { main: ['status', 'name', 'starts_on', 'ends_on', 'reopening_reason'] },
  search: ['name'],
  access: 'staffDirectory',
  actions: ['list', 'show'],
});

export const periodSteps = defineSteps(accountingPeriod, {
  lock: { from: ['open'], to: 'soft_locked', right: 'own' },
  unlock: { from: ['soft_locked'], to: 'open', right: 'own', reason: true },
  close_period: { from: ['soft_locked'], to: 'hard_locked', right: 'own', confirm: true },
});

const isAsked = (record: Readonly<Record<string, unknown>>) => (record['reopening_reason'] ?? null) !== null;
const asked: readonly Guard[] = [{ code: 'reopening_not_asked', holds: isAsked }];
const unasked: readonly Guard[] = [{ code: 'reopening_asked', holds: record => !isAsked(record) }];

/** Asks somebody else to open a month again that was closed for good. 409 `year_closed` while its year is closed. */
export const askReopening = defineCommand({
  verb: 'ask_reopening',
  entity: accountingPeriod,
  from: ['hard_locked'],
  guards: unasked,
  right: 'own',
  reason: true,
});

/** Opens it so far that it may be unlocked: never by the one who has asked for it (409 `own_request`). */
export const approveReopening = defineCommand({
  verb: 'approve_reopening',
  entity: accountingPeriod,
  from: ['hard_locked'],
  to: ['soft_locked'],
  guards: asked,
  right: 'own',
  confirm: true,
});

/** Leaves it closed. */
export const declineReopening = defineCommand({
  verb: 'decline_reopening',
  entity: accountingPeriod,
  from: ['hard_locked'],
  guards: asked,
  right: 'own',
});
