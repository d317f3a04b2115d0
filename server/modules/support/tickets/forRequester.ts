import { pick } from 'es-toolkit';
import { shown } from '#catalog/support/tickets/ownFields.ts';
import type { Wire } from '#server/engine/context/values.ts';

/** A ticket for its requester: nothing of how the office works on it. */
export const forRequester = (ticket: Wire): Wire => pick(ticket, shown);
