import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { idsByName } from '../../server/seed/idsByName.ts';
import { type Books, openBooks, type Side } from './books.ts';
import type { Office, Reply } from './officeOn.ts';
import { createSample } from './sample.ts';

/** Two fiscal years of a small agency with two branches, by hand: thirty vouchers and a draft. */
export interface Story {
  readonly books: Books;
  readonly dhaka: number;
  readonly coast: number;
  readonly karim: number;
  readonly rahima: number;
  readonly landlord: number;
  /** The voucher that pays the first rent. */
  readonly firstRent: number;
}

type VoucherStory = readonly [branch: number, kind: VoucherName, day: string, ...sides: Side[]];

export async function tellStory(office: Office): Promise<Story> {
  const heads = await (async () => {
    await openBooks(office);
    return idsByName(office.host.db, 'group');
  })();
  await office.call('POST', calls('ledger_account').create, {
    body: { name: 'Furniture', head_group: heads.get('Fixed Assets'), is_active: true },
  });
  const books = await openBooks(office);
  const [{ id: dhaka }, { id: coast }] = [
    await createSample(office, entities.branch),
    await createSample(office, entities.branch),
  ];
  const karim = await books.party('Karim');
  const rahima = await books.party('Rahima');
  const landlord = await books.party('Landlord');
  const tell = async (...[branch, kind, day, ...sides]: VoucherStory): Promise<Reply> => {
    const body = { ...books.body(kind, day, ...sides), branch };
    const made = await office.call('POST', calls(kind).create, { body });
    const posted = await books.give(kind, 'post', made.body.id);
    if (posted.status !== 200) throw new Error(JSON.stringify(posted.body));
    return posted;
  };
  const AR = 'Accounts Receivable';
  const AP = 'Accounts Payable';
  await tell(dhaka, 'receipt_voucher', '2025-07-01', ['Bank', 100_000], ['Capital', -100_000]);
  await tell(dhaka, 'contra', '2025-07-02', ['Cash', 20_000], ['Bank', -20_000]);
  const rent = await tell(dhaka, 'payment_voucher', '2025-07-05', ['Rent', 3000], ['Cash', -3000]);
  await tell(dhaka, 'payment_voucher', '2025-07-10', ['Furniture', 12_000], ['Bank', -12_000]);
  await tell(dhaka, 'journal', '2025-08-01', [AR, 30_000, karim], ['Package Revenue', -30_000]);
  await tell(dhaka, 'receipt_voucher', '2025-08-15', ['Bank', 18_000], [AR, -18_000, karim]);
  await tell(dhaka, 'payment_voucher', '2025-09-30', ['Salaries', 5000], ['Bank', -5000]);
  await tell(coast, 'journal', '2025-10-01', [AR, 9000, rahima], ['Commission Income', -9000]);
  await tell(coast, 'receipt_voucher', '2025-10-20', ['Cash', 4000], [AR, -4000, rahima]);
  await tell(dhaka, 'payment_voucher', '2025-12-31', ['Bank Charges', 115], ['Bank', -115]);
  await tell(dhaka, 'journal', '2026-01-10', ['Rent', 2500], [AP, -2500, landlord]);
  await tell(dhaka, 'payment_voucher', '2026-01-20', [AP, 1000, landlord], ['Cash', -1000]);
  const twice = await tell(dhaka, 'payment_voucher', '2026-03-05', ['Rent', 700], ['Cash', -700]);
  await books.give('payment_voucher', 'void', twice.body.id, { body: { reason: 'Entered twice' } });
  await tell(coast, 'payment_voucher', '2026-06-30', ['Salaries', 1500.5], ['Cash', -1500.5]);
  await tell(dhaka, 'receipt_voucher', '2026-06-30', ['Cash', 250.25], ['Commission Income', -250.25]);
  // The next fiscal year.
  await tell(dhaka, 'payment_voucher', '2026-07-01', ['Rent', 3000], ['Cash', -3000]);
  await tell(dhaka, 'journal', '2026-07-15', [AR, 10_000, karim], ['Package Revenue', -10_000]);
  await tell(dhaka, 'receipt_voucher', '2026-07-20', ['Bank', 22_000], [AR, -22_000, karim]);
  await tell(coast, 'payment_voucher', '2026-08-01', ['Rent', 800], ['Cash', -800]);
  const wrong = await tell(dhaka, 'payment_voucher', '2026-08-31', ['Salaries', 6000], ['Bank', -6000]);
  await books.give('payment_voucher', 'reverse', wrong.body.id, {
    body: { reason: 'Too much', reverse_date: '2026-09-03' },
  });
  await tell(dhaka, 'payment_voucher', '2026-09-03', ['Salaries', 5500], ['Bank', -5500]);
  await tell(dhaka, 'contra', '2026-09-10', ['Bank', 5000], ['Cash', -5000]);
  await tell(dhaka, 'payment_voucher', '2026-10-01', ['Drawings', 2000], ['Bank', -2000]);
  await tell(
    dhaka,
    'receipt_voucher',
    '2026-10-05',
    ['Bank', 7000],
    ['Bank Charges', 35],
    ['Commission Income', -7035],
  );
  await tell(coast, 'journal', '2026-10-31', [AR, 1200, rahima], ['Commission Income', -1200]);
  await tell(dhaka, 'payment_voucher', '2026-11-02', [AP, 1500, landlord], ['Bank', -1500]);
  await tell(coast, 'receipt_voucher', '2026-11-10', ['Cash', 600], [AR, -600, rahima]);
  await tell(dhaka, 'payment_voucher', '2026-11-15', ['Rent', 3100], ['Bank Charges', 20], ['Bank', -3120]);
  await tell(dhaka, 'journal', '2026-11-20', ['Rent', 400], [AP, -400, landlord]);
  await books.draft('journal', '2026-11-20', ['Rent', 9999], ['Capital', -9999]);
  return { books, dhaka, coast, karim, rahima, landlord, firstRent: rent.body.id };
}
