import { defineCommand, IN_BOOKS } from '../../engine/defineCommand.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { date, money, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';

const lifecycle = defineLifecycle({
  states: ['open', 'closed'],
  initial: 'open',
  tones: { open: 'success', closed: 'error' },
});

/** A year of the books (rule P1). The host makes it with the first of its months. */
export const fiscalYear = defineEntity({
  name: 'fiscal_year',
  collection: 'fiscal_years',
  route: 'accounts/fiscal_years',
  fields: {
    status: state(lifecycle),
    /** e.g. `2026-27`. */
    name: text({ readOnly: true, required: true, unique: true, max: 7 }),
    starts_on: date({ readOnly: true, required: true }),
    ends_on: date({ readOnly: true, required: true }),
    /** Profit that its close moved to the retained earnings; below zero a loss, none while it is open. */
    profit: money({ readOnly: true }),
  },
  title: ['name'],
  list: ['name', 'starts_on', 'ends_on', 'status', 'profit'],
  form: { main: ['status', 'name', 'starts_on', 'ends_on', 'profit'] },
  search: ['name'],
  access: 'staffDirectory',
  actions: ['list', 'show'],
});

/**
 * Brings income and expenses of the year to zero, their net into the retained earnings, by branch and on the year's
 * last day, and closes its months for good (rule A2). 409 for months that are open, drafts that are left, an earlier
 * year that is open, and a year that is not over.
 */
export const closeYear = defineCommand({
  verb: 'close_year',
  entity: fiscalYear,
  from: ['open'],
  to: ['closed'],
  confirm: true,
  ...IN_BOOKS,
});

/** Takes the close back; its months stay closed, each is opened again by two people. 409 when a later year is closed. */
export const reopenYear = defineCommand({
  verb: 'reopen_year',
  entity: fiscalYear,
  from: ['closed'],
  to: ['open'],
  reason: true,
  ...IN_BOOKS,
});
