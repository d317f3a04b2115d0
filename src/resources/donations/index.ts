import { entities } from '../../../catalog/entities.ts';
import { ownPage } from '../../onDemand/ownPage.ts';
import { about } from '../Entry.ts';
import type { Module } from '../Module.ts';

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
