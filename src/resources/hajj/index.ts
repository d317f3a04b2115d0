import { ownPage } from '../../onDemand/ownPage.ts';
import { FLY_BOARD } from './fly/flyBoardPath.ts';
import type { Module } from '../Module.ts';

/** Pilgrims, their bookings, and whether their departure can fly. */
export const hajj: Module = {
  pages: {
    booking: {
      edit: ownPage(async () => (await import('./bookings/BookingPage.tsx')).BookingPage),
      create: ownPage(async () => (await import('./bookings/BookingCreate.tsx')).BookingCreate),
    },
  },
  routes: {
    '/passenger/search/:text?': ownPage(async () => (await import('./SearchPage.tsx')).SearchPage),
    [`${FLY_BOARD}/:departureId`]: ownPage(async () => (await import('./fly/FlyBoardPage.tsx')).FlyBoardPage),
  },
};
