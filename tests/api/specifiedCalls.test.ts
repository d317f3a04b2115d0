import { expect, it } from 'vitest';
import { openOffice } from '../support/office.ts';
import { type SpecifiedCall, specialSpecified, standardSpecified } from '../support/specifiedCalls.ts';

/** Calls of purchases that the host does not answer. */
const stillMissing: readonly SpecifiedCall[] = [
  'DELETE /purchase_final/api/v1/purchase_final/delete_item/2000000000',
  'DELETE /purchase_req_item/api/v1/purchase_req_item/delete/2000000000',
  'GET /inventory/api/v1/inventory/check_by_product_id/2000000000',
  'GET /purchase_final/api/v1/purchase_final/get_a_purchase_final_with_items/2000000000',
  'GET /purchase_final/api/v1/purchase_final/get_invoice_by_purchase_final_id/2000000000',
  'GET /purchase_request/api/v1/purchase_request/get_invoice_by_purchase_request_id/2000000000',
  'GET /purchase_request/api/v1/purchase_request_with_items_images/2000000000',
  'POST /purchase_final/api/v1/purchase_final/create_directly_from_admin_panel/',
  'POST /purchase_final/api/v1/purchase_final/paybill_and_confirm/',
  'POST /purchase_request/api/v1/purchase_request/create_vendor_purchase_request/',
  'PUT /purchase_final/api/v1/purchase_final/update_item/',
];

/** The same call with the slash that it is not written with, or without. */
const otherwise = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

it('every call that the specification names is answered, with and without the slash where it is a special one', async () => {
  const office = await openOffice();
  const missing = new Set<SpecifiedCall>();
  for (const call of [...standardSpecified, ...specialSpecified]) {
    const [method = '', path = ''] = call.split(' ');
    for (const where of specialSpecified.includes(call) ? [path, otherwise(path)] : [path]) {
      const { status, body } = await office.call(method, where, method === 'GET' ? {} : { body: {} });
      expect(status, `${method} ${where}`).toBeLessThan(500);
      if (status === 405 || body.code === 'no_such_call') missing.add(call);
    }
  }
  expect([...missing].sort()).toEqual(stillMissing);
  await office.close();
}, 120_000);
