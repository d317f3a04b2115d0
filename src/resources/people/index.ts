import { ownPage } from '../../onDemand/ownPage.ts';
import type { Module } from '../Module.ts';

/** Members and their bills, any person at a glance, and one's own profile. */
export const people: Module = {
  pages: {
    member: {
      list: ownPage(async () => (await import('./members/MemberList.tsx')).MemberList),
      edit: ownPage(async () => (await import('./members/MemberPage.tsx')).MemberPage),
    },
    monthly_subscription: {
      edit: ownPage(async () => (await import('./members/BillPage.tsx')).BillPage),
    },
  },
  routes: {
    '/profile': ownPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    '/people/:entity/:id': ownPage(async () => (await import('./PersonPage.tsx')).PersonPage),
  },
};
