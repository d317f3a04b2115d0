import { BUSINESS } from '../../engine/calendar.ts';
import { defineEntity } from '../../engine/defineEntity.ts';
import { defineSteps } from '../../engine/defineCommand.ts';
import { date, longText, ref, state, text } from '../../engine/fields.ts';
import { defineLifecycle } from '../../engine/lifecycle.ts';

const taskLifecycle = defineLifecycle({
  states: ['open', 'finished', 'cancelled'],
  initial: 'open',
  tones: { open: 'info', finished: 'success' },
});

/** The page that a task is about, if it is one of the office; never a link that leads elsewhere. */
export const pageOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/apps\/(?!\/)[^\s\\]*$/.test(value) ? value : undefined;

/** What an employee is to do until a day, perhaps about a page of the office; colleagues of their branch see it. */
export const task = defineEntity({
  name: 'task',
  collection: 'tasks',
  route: 'support-management/tasks',
  fields: {
    status: state(taskLifecycle),
    subject: text({ required: true, max: 200 }),
    assignee: ref('employee', { required: true }),
    due_date: date({ required: true, ...BUSINESS }),
    /** Path of the page that it is about, where its reader sees what they may; any other text leads nowhere. */
    about_page: text({ max: 500 }),
    note: longText(),
  },
  title: ['subject'],
  list: ['subject', 'assignee', 'due_date', 'status', 'about_page'],
  form: { main: ['subject', 'assignee', 'due_date', 'about_page', 'note', 'status'] },
  /** Open, and its day has passed. */
  selections: ['overdue'],
  search: ['subject', 'note'],
  access: 'personal',
});

export const taskSteps = defineSteps(task, {
  finish: { from: ['open'], to: 'finished' },
  cancel: { from: ['open'], to: 'cancelled' },
  reopen: { from: ['finished', 'cancelled'], to: 'open' },
});
