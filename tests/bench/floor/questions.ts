import { calls } from '#catalog/engine/wire.ts';

/** A call to be made again and again; `%` stands for a number that differs each time, from 1 to `upTo`. */
export interface Asked {
  readonly path: string;
  readonly method?: 'POST' | 'PUT';
  readonly body?: object;
  readonly upTo?: number;
}

export interface Question {
  readonly name: string;
  readonly ours: Asked;
  readonly byHand: Asked;
}

const pilgrims = calls('hajj_passenger_info');
const year = 'log_date__gte=2025-07-01&log_date__lte=2026-06-30';
const created = {
  given_names: 'Bench',
  gender: 'male',
  birth_date: '1980-01-01',
  pilgrim_type: 'hajj',
  management: 'private',
};
const serial = { serial: 'b%' };

/** The same question to our host and to the process by hand, on a database of so many pilgrims. */
export const questionsOn = (total: number): readonly Question[] => {
  const late = Math.min(1_000, Math.floor(total / 25));
  // The ids of the older ones are those of the demo data; later ones have gaps, where a creation was taken back.
  const upTo = Math.floor(total / 2);
  return [
    {
      name: 'get',
      ours: { path: pilgrims.one('%'), upTo },
      byHand: { path: '/get?id=%', upTo },
    },
    { name: 'list, page 1', ours: { path: `${pilgrims.all}?size=25` }, byHand: { path: '/list?offset=0' } },
    {
      name: 'list, page 1,000',
      ours: { path: `${pilgrims.all}?size=25&page=${late}` },
      byHand: { path: `/list?offset=${(late - 1) * 25}` },
    },
    {
      name: 'search by part',
      ours: { path: `${pilgrims.search}?passport_number=howdhur&size=25` },
      byHand: { path: '/search?text=howdhur' },
    },
    {
      name: 'create',
      ours: { path: pilgrims.create, method: 'POST', body: created },
      byHand: { path: '/create', method: 'POST', body: { ...created, status: 'pre_registered' } },
    },
    {
      name: 'update',
      ours: { path: pilgrims.update('%'), method: 'PUT', body: serial, upTo },
      byHand: { path: '/update?id=%', method: 'PUT', body: serial, upTo },
    },
    { name: 'dashboard', ours: { path: '/dashboard/api/v1/project' }, byHand: { path: '/dashboard' } },
    { name: 'orders', ours: { path: `${calls('order').all}?size=25` }, byHand: { path: '/orders' } },
    {
      name: 'trial balance',
      ours: { path: `/api/reports/trial_balance?${year}&size=500` },
      byHand: { path: '/balance' },
    },
  ];
};
