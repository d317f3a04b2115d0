import { defineSteps } from '../defineCommand.ts';
import { defineEntity } from '../defineEntity.ts';
import { date, state, text } from '../fields.ts';
import { defineLifecycle } from '../lifecycle.ts';

/** Locked softly, a month may be opened again; hard, its figures are final (rules P1, B6). */
const lifecycle = defineLifecycle({
  states: ['open', 'soft_locked', 'hard_locked'],
  initial: 'open',
  tones: { open: 'success', soft_locked: 'warning', hard_locked: 'error' },
});

/**
 * A month of the books. The host makes it when somebody posts into it first, so that months can neither overlap nor be
 * missing; whoever may lock it keeps others from posting into it.
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
  },
  title: ['name'],
  list: ['name', 'starts_on', 'ends_on', 'status'],
  form: { main: ['status', 'name', 'starts_on', 'ends_on'] },
  search: ['name'],
  access: 'staffDirectory',
  actions: ['list', 'show'],
});

export const periodSteps = defineSteps(accountingPeriod, {
  lock: { from: ['open'], to: 'soft_locked', right: 'own' },
  unlock: { from: ['soft_locked'], to: 'open', right: 'own', reason: true },
  close_period: { from: ['soft_locked'], to: 'hard_locked', right: 'own', confirm: true },
});
