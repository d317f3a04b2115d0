import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Tickets of the service desk, and mail of the house: one's own, and all of it. */
export const support: Module = {
  pages: {
    ticket: {
      list: preloadable(async () => (await import('./tickets/TicketList.tsx')).TicketList),
      create: preloadable(async () => (await import('./tickets/TicketCreate.tsx')).TicketCreate),
      edit: preloadable(async () => (await import('./tickets/TicketPage.tsx')).TicketPage),
    },
  },
  routes: {
    '/mail/:box?': preloadable(async () => (await import('./mail/MailPage.tsx')).MailPage),
  },
};
