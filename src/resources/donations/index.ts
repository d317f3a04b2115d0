import { entities } from '#catalog/registry/entities.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { about } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';

/** Causes, and what was given for them. */
export const donations: Module = {
  pages: {
    cause: {
      list: ownPage(async () => (await import('./CauseList.tsx')).CauseList),
      edit: ownPage(async () => (await import('./CausePage.tsx')).CausePage),
    },
    donation: {
      edit: ownPage(async () => (await import('./DonationPage.tsx')).DonationPage),
      create: ownPage(async () => (await import('./DonationCreate.tsx')).DonationCreate),
    },
  },
  routes: {
    '/donation-management/receipt/:donationId': {
      ...about(entities.donation, 'donationId'),
      page: ownPage(async () => (await import('./ReceiptPage.tsx')).ReceiptPage),
    },
  },
};
