import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Causes, and what was given for them. */
export const donations: Module = {
  pages: {
    cause: {
      list: preloadable(async () => (await import('./CauseList.tsx')).CauseList),
      edit: preloadable(async () => (await import('./CausePage.tsx')).CausePage),
    },
    donation: {
      edit: preloadable(async () => (await import('./DonationPage.tsx')).DonationPage),
      create: preloadable(async () => (await import('./DonationCreate.tsx')).DonationCreate),
    },
  },
  routes: {
    '/donation-management/receipt/:donationId': preloadable(
      async () => (await import('./ReceiptPage.tsx')).ReceiptPage,
    ),
  },
};
