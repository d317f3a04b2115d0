import { mount } from '../../engine/wire.ts';
import { ticketDepartment } from '../ticketLabels.ts';

/** The departments whose queues have calls of their own. */
export const departmentCodes = ticketDepartment.fields.code.options;

/** Path of the list of a department, as the family spells it (contract 3.8). */
export const departmentPath = (code: string): string =>
  `${mount('ticket')}/ticket_of_${code === 'accounts' ? 'account' : code}_department`;
