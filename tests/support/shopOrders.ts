import { randomUUID } from 'node:crypto';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office, Reply } from './officeOn.ts';

/** The day on which tests of orders take place. */
export const DAY = '2026-11-21';

/** Orders of an office, and what can be done with them. */
export interface ShopOrders {
  make(body: object): Promise<Reply>;
  give(verb: string, id: number, body?: object): Promise<Reply>;
  /** Makes one and takes it as far as a verb; gives its id. */
  upTo(verb: 'place' | 'confirm' | 'process', body: object): Promise<number>;
  read(id: number): Promise<Reply['body']>;
}

const way = ['place', 'confirm', 'process'] as const;

export function shopOrders(office: Office): ShopOrders {
  const give: ShopOrders['give'] = (verb, id, body = {}) =>
    office.call('POST', calls('order').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
  const make: ShopOrders['make'] = body => office.call('POST', calls('order').create, { body });
  return {
    make,
    give,
    async upTo(verb, body) {
      const { id } = (await make(body)).body;
      for (const each of way.slice(0, way.indexOf(verb) + 1)) {
        const { status, body: told } = await give(each, id);
        if (status !== 200) throw new Error(`${each}: ${JSON.stringify(told)}`);
      }
      return id;
    },
    read: async id => (await office.call('GET', calls('order').one(id))).body,
  };
}
