import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CertificatePaperPage } from '#src/resources/taxes/CertificatePaperPage.tsx';
import { ChallanPaperPage } from '#src/resources/taxes/ChallanPaperPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const who = { role: 'admin', permissions: null, branch: null } as const;
const [TAX, MILL, GUIDE] = [3, 4, 5];
const parties = [
  {
    id: MILL,
    name: 'Paper mill',
    address: '7 Mill Road\nDhaka 1000',
    phone: '+8801711000000',
    email: 'mill@rihla.example',
    bin_no: '009000004-0101',
    tin_no: null,
    vat_no: null,
  },
  { id: GUIDE, name: 'The guide', address: null, tin_no: '900000000005' },
];
const agency = {
  id: 1,
  title: 'Rihla',
  site_name: 'Rihla Travels',
  address: '12 Demo Tower\nDhaka',
  bin_no: '009000001-0101',
};
const withheld = (id: number, party: number) => ({
  id,
  log_date: '2026-11-20',
  reference_no: `PV-${id}`,
  party,
  tax: TAX,
  base_amount: '100.00',
  percent: '5',
  tax_amount: '5.00',
  challan_no: 'T-1',
  deposit_date: '2026-11-25',
});

/** A host with more withheld than one page of the register holds. */
function host(path: string): Response {
  const page = { page: 1, size: 500, total_pages: 1, total_elements: 1 };
  const answer = (body: object) => Response.json({ ...body, ...page });
  const shown = { tax: TAX, amount: '2505.00', starts_on: '2026-11-01', ends_on: '2026-11-30' };
  if (path.includes(calls('withholding_challan').one(7)))
    return Response.json({ ...shown, id: 7, status: 'posted', invoice_no: 'CH-7', challan_no: 'T-1', items: [] });
  if (path.includes(calls('withholding_certificate').one(7)))
    return Response.json({ ...shown, id: 7, status: 'issued', certificate_no: 'WC-7', party: MILL, items: [] });
  if (path.includes(calls('party').one(MILL))) return Response.json(parties[0]);
  if (path.includes(calls('party').one(GUIDE))) return Response.json(parties[1]);
  if (path.includes(calls('party').all)) return answer({ parties, total_elements: 2 });
  if (path.includes(calls('tax_code').one(TAX))) return Response.json({ id: TAX, name: 'TDS 5 %' });
  if (path.includes(calls('general_setting').all)) return answer({ general_settings: [agency] });
  if (path.startsWith('/api/papers/')) return Response.json({ url: null });
  if (path.includes('withholding_register')) {
    const rows = Array.from({ length: 501 }, (_, at) => withheld(at + 1, at === 500 ? GUIDE : MILL));
    const at = Number(new URL(path, 'http://host').searchParams.get('page')) - 1;
    return Response.json({ rows: rows.slice(at * 500, at * 500 + 500), totals: {}, ...page, total_elements: 501 });
  }
  return Response.json([], { headers: { 'X-Total-Count': '0' } });
}

it('a certificate carries the numbers of both sides, and where its vendor is', async () => {
  const pages = { ':certificateId': <CertificatePaperPage /> };
  await showPages({ host, entity: entities.withholding_certificate, pages, at: '7', who });
  const vendor = (await screen.findByText('Paper mill')).closest('dd') ?? document.body;
  expect(vendor).toHaveTextContent(
    'Paper mill7 Mill Road Dhaka 1000+8801711000000 · mill@rihla.exampleBusiness ID no. (BIN) 009000004-0101',
  );
  const head = screen.getByText('Rihla Travels').closest('header') ?? document.body;
  expect(head).toHaveTextContent('12 Demo Tower DhakaBusiness ID no. (BIN) 009000001-0101');
});

it('the schedule of a deposit says of everybody it was withheld from under which number, however many they are', async () => {
  const pages = { ':challanId': <ChallanPaperPage /> };
  await showPages({ host, entity: entities.withholding_challan, pages, at: '7', who });
  const rowOf = (text: string) => screen.getByText(text).closest('tr') ?? document.body;
  expect(await screen.findByText('PV-501')).toBeVisible();
  expect(rowOf('PV-501')).toHaveTextContent('The guideTaxpayer ID no. (TIN) 900000000005');
  expect(rowOf('PV-1')).toHaveTextContent('(BIN) 009000004-0101');
  expect(rowOf('Total')).toHaveTextContent('2,505.00');
  expect(screen.getByText('Deposit of tax withheld (Original)')).toBeVisible();
});
