import { ownPages } from '#catalog/registry/builtInPages.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { anybody, only } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';

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
    '/mail/office': {
      may: only(ownPages.mail.auth),
      page: ownPage(async () => (await import('./mail/OfficeMail.tsx')).OfficeMail),
    },
    '/mail/:box?/:item?': {
      may: anybody,
      page: ownPage(async () => (await import('./inbox/InboxPage.tsx')).InboxPage),
    },
  },
};
