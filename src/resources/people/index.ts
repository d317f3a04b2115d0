import { entityList } from '#catalog/registry/entities.ts';
import { kinOf } from '#catalog/registry/persons.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { about, anybody } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';
import { personRoute } from './personPath.ts';

const person = ownPage(async () => (await import('./PersonPage.tsx')).PersonPage);

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
    '/profile': {
      may: anybody,
      page: ownPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    },
    ...Object.fromEntries(
      entityList
        .filter(entity => kinOf(entity))
        .map(entity => [`${personRoute(entity.name)}/:id`, { ...about(entity, 'id'), page: person }]),
    ),
  },
};
