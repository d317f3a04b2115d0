import { listed } from './listed.ts';

const people = listed('person|applicant|candidate|your|main|primary');
const pilgrims = listed(
  'pilgrim|pilgrims|hajji|haji|hajj|umrah|passenger|passengers|pax|traveller|traveler|guest|customer|client|member|hacı|yolcu|حاج|معتمر|مسافر|হজযাত্রীর|যাত্রীর|jamaah|jemaah|candidate|applicant',
);
const goods = listed('product|item|stock|variant|goods|ürün|منتج|صنف|পণ্যের');

const byEntity: Readonly<Record<string, readonly string[]>> = {
  hajj_passenger_info: [...people, ...pilgrims],
  customer: [...people, ...listed('customer|client|contact|partner|default|müşteri|عميل|ক্রেতার')],
  vendor: [...people, ...listed('vendor|supplier|contact|partner|default|tedarikçi|مورد|সরবরাহকারীর')],
  member: [...people, ...listed('member|üye|عضو|সদস্যের')],
  employee: [...people, ...listed('employee|emp|staff|worker|personel|çalışan|موظف|কর্মীর')],
  user: [...people, ...listed('user|account|kullanıcı|مستخدم')],
  contact: [...people, ...listed('contact|sender')],
  party: [...people, ...listed('party|customer|supplier|vendor|client|contact|ledger|partner|cari')],
  product: goods,
  stock_item: goods,
  ledger_account: listed('account|ledger|gl|hesap'),
  sub_ledger_account: listed('account|ledger|sub'),
  journal: listed('journal|voucher|entry|jv|fiş'),
};

/** What heads call the record itself, before `name` and `no`: `Pilgrim` in a list of pilgrims. */
export const ownersOf = (entity: string): readonly string[] => byEntity[entity] ?? [entity.replaceAll('_', ' ')];
