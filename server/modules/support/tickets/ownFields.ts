import { pick } from 'es-toolkit';
import type { Wire } from '../../../crud/values.ts';

/** What somebody tells of a matter of their own; everything else is the office's to say. */
export const told = ['subject', 'ticket_department', 'ticket_priority', 'ticket_type', 'message', 'file'] as const;

const shown = [...told, 'id', 'ticket_no', 'status', 'ticket_status', 'user', 'created_at', 'updated_at'];

/** A ticket for its requester: nothing of how the office works on it. */
export const forRequester = (ticket: Wire): Wire => pick(ticket, shown);
