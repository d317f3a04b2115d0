import { mount } from '../engine/wire.ts';

export interface OddPath {
  /** Below the entity's mount. */
  readonly path: string;
  /** Path of the standard call that it stands for. */
  readonly call: string;
  /** Key of the list in the answer, where it is another than the entity's. */
  readonly collection?: string;
}

const everything = '/without_pagination/all';
const members: readonly OddPath[] = [{ path: '/without_pagination', call: everything }];

/** Calls that the family spells otherwise than the rule, by entity. */
export const oddPaths: Readonly<Record<string, readonly OddPath[]>> = {
  employee: [{ path: '/without_paginaiton/all', call: everything }],
  executive_member: members,
  adviser_member: members,
  general_member: members,
  purchase_final: [{ path: '/create_directly_from_admin_panel', call: '/create' }],
  paymentmethod: [{ path: '/payment_method_without_pagination', call: everything, collection: 'payment_method' }],
};

/** Mounts under which the family knows an entity beside its own, by entity. */
export const oddMounts: Readonly<Record<string, readonly string[]>> = {
  order: [mount('customerorder')],
  paymentmethod: [mount('payment_method')],
};
