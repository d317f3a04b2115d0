import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { permissionName } from '#catalog/engine/policies.ts';
import { ChequePage } from '#src/resources/banking/cheques/ChequePage.tsx';
import { BookingPage } from '#src/resources/hajj/bookings/BookingPage.tsx';
import { RefundPage } from '#src/resources/bills/settlement/RefundPage.tsx';
import { showPages } from '../../support/officePage.tsx';

const admin = { role: 'admin', permissions: null, branch: null } as const;
const reader = (name: 'booking' | 'refund' | 'cheque') =>
  ({ role: null, permissions: new Set([permissionName(name, 'show')]), branch: null }) as const;

it.each([
  ['booking', admin, <BookingPage key="booking" />, 'Booking confirmation'],
  ['booking', reader('booking'), <BookingPage key="booking" />, 'Booking confirmation'],
  ['refund', admin, <RefundPage key="refund" />, 'Print'],
  ['refund', reader('refund'), <RefundPage key="refund" />, 'Print'],
  ['cheque', admin, <ChequePage key="cheque" />, 'Print the receipt'],
  ['cheque', reader('cheque'), <ChequePage key="cheque" />, 'Print the receipt'],
] as const)('the page of a %s leads to its paper', async (name, who, page, label) => {
  await showPages({
    host: path =>
      path.includes(`/${name}/7`)
        ? Response.json({
            id: 7,
            version: 1,
            status: 'confirmed',
            booking_no: 'BK-7',
            invoice_no: 'RF-7',
            direction: 'received',
          })
        : Response.json([], { headers: { 'X-Total-Count': '0' } }),
    entity: entities[name],
    pages: { ':id': page },
    at: '7',
    who,
  });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', `/apps/papers/${name}/7`);
});
