import type { Identifier } from 'react-admin';

/** Where it is printed what is to be picked for some orders, below `/apps`. */
export const PICK_LIST = '/order-managements/pick-list/:ids';

export const pickListPath = (ids: readonly Identifier[]): string =>
  `/apps/order-managements/pick-list/${ids.join(',')}`;
