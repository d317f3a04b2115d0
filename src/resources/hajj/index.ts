import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { preloadable } from '../../engine/onDemand/preloadable.tsx';
import { BookingList } from './bookings/BookingList.tsx';
import { FLY_BOARD } from '#catalog/hajj/fly/flyBoardPath.ts';
import { PASSPORT_SLIP } from './custody/slipPath.ts';
import { PilgrimList } from './custody/PilgrimList.tsx';
import { CANCEL_DEPARTURE } from './departures/cancelPath.ts';
import { about, mayDo } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;

/** Pilgrims, their bookings, and whether their departure can fly, or how it is cancelled. */
export const hajj: Module = {
  pages: {
    hajj_passenger_info: {
      list: preloadable(async () => PilgrimList),
      edit: ownPage(async () => (await import('./PilgrimPage.tsx')).PilgrimPage),
      create: ownPage(async () => (await import('./DeskPage.tsx')).DeskPage),
    },
    family: { edit: ownPage(async () => (await import('./families/FamilyPage.tsx')).FamilyPage) },
    booking: {
      list: preloadable(async () => BookingList),
      edit: ownPage(async () => (await import('./bookings/BookingPage.tsx')).BookingPage),
      create: ownPage(async () => (await import('./bookings/BookingCreate.tsx')).BookingCreate),
    },
    departure: { edit: ownPage(async () => (await import('./departures/DeparturePage.tsx')).DeparturePage) },
    season: { edit: ownPage(async () => (await import('./seasons/SeasonPage.tsx')).SeasonPage) },
  },
  reports: { overdue_instalments: ownPage(async () => (await import('./overdue/OverduePage.tsx')).OverduePage) },
  routes: {
    '/passenger/search/:text?': {
      may: mayDo(pilgrim, 'list'),
      page: ownPage(async () => (await import('./SearchPage.tsx')).SearchPage),
    },
    [`${FLY_BOARD}/:departureId`]: {
      ...about(departure, 'departureId'),
      may: who => allowed(who, departure, 'show') && allowed(who, pilgrim, 'list'),
      page: ownPage(async () => (await import('./fly/FlyBoardPage.tsx')).FlyBoardPage),
    },
    [PASSPORT_SLIP]: {
      may: mayDo(pilgrim, 'list'),
      page: ownPage(async () => (await import('./custody/SlipPage.tsx')).SlipPage),
    },
    [CANCEL_DEPARTURE]: {
      ...about(departure, 'departureId'),
      may: who => allowed(who, departure, 'show') && allowed(who, booking, 'list'),
      page: ownPage(async () => (await import('./departures/CancelPage.tsx')).CancelPage),
    },
  },
};
