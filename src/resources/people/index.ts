import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

/** Members and their bills, any person at a glance, and one's own profile. */
export const people: Module = {
  pages: {
    member: {
      list: preloadable(async () => (await import('./members/MemberList.tsx')).MemberList),
      edit: preloadable(async () => (await import('./members/MemberPage.tsx')).MemberPage),
    },
    monthly_subscription: {
      edit: preloadable(async () => (await import('./members/BillPage.tsx')).BillPage),
    },
  },
  routes: {
    '/profile': preloadable(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    '/people/:entity/:id': preloadable(async () => (await import('./PersonPage.tsx')).PersonPage),
  },
};
