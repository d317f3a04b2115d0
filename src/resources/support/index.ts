import { ownPage } from '../../onDemand/ownPage.ts';
import type { Module } from '../Module.ts';

/** Tickets of the service desk, and mail of the house: one's own, and all of it. */
export const support: Module = {
  pages: {
    ticket: {
      list: ownPage(async () => (await import('./tickets/TicketList.tsx')).TicketList),
      create: ownPage(async () => (await import('./tickets/TicketCreate.tsx')).TicketCreate),
      edit: ownPage(async () => (await import('./tickets/TicketPage.tsx')).TicketPage),
    },
    task: {
      list: ownPage(async () => (await import('./tasks/TaskList.tsx')).TaskList),
      create: ownPage(async () => (await import('./tasks/TaskCreate.tsx')).TaskCreate),
    },
  },
  routes: {
    '/mail/:box?/:item?': ownPage(async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
  },
};
