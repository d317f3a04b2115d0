/** Where a departure is cancelled, below `/apps`. */
export const CANCEL_DEPARTURE = '/departures/:departureId/cancel';

export const cancelPath = (departure: number | string): string => `/apps/departures/${departure}/cancel`;
