import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { permissionName } from '#catalog/engine/policies.ts';
import { entities } from '#catalog/registry/entities.ts';
import { deliveryLabel } from '#catalog/shop/orders/paper/deliveryLabel.ts';
import { pickList } from '#catalog/shop/orders/paper/pickList.ts';
import { AnyPaperPage } from '#src/resources/papers/AnyPaperPage.tsx';
import { recordExtra } from '#src/resources/recordExtra.tsx';
import { OrderList } from '#src/resources/shop/orders/OrderList.tsx';
import { OrderParts } from '#src/resources/shop/orders/OrderReading.tsx';
import { OrderTools } from '#src/resources/shop/orders/OrderTools.tsx';
import { PickListPage } from '#src/resources/shop/orders/papers/PickListPage.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { type Shown, showPages } from '../../../support/officePage.tsx';
import { textsDrawn, textsIn } from '../../../support/paperTexts.ts';
import { pickFacts, shipmentFacts } from '../../../support/shopPapers.ts';

const { order: entity, shipment } = entities;
const admin: Principal = { role: 'admin', permissions: null, branch: null };
const frame = { ...paperFrame, url: null };
const line = { id: 1, stock_item: 3, quantity: 5, shipped: 2, cancelled: 0 };
const order = { id: 7, order_no: 'OR-2026-000007', status: 'processing', items: [line] };
const parcel = { id: 4, shipment_no: 'SH-2026-000004', order: 7, shipped_on: '2026-11-21', courier: 'Sundarban' };

const pageOf = (records: Readonly<Record<string, readonly object[]>>): Shown['host'] => {
  const all = { page: 1, size: 25, total_pages: 1 };
  return path => {
    const { pathname } = new URL(path, 'http://rihla.test');
    const found = Object.entries(records).find(([name]) => pathname.startsWith(`/${name}/`));
    if (!found) return Response.json([], { headers: { 'X-Total-Count': '0' } });
    const [name, rows] = found;
    return Response.json({ ...all, [`${name}s`]: rows, total_elements: rows.length });
  };
};

const show = (page: Shown['pages'][string], more: Partial<Shown> = {}) =>
  showPages({
    host: pageOf({ order: [order, { ...order, id: 8, order_no: 'OR-2026-000008' }], shipment: [parcel] }),
    entity,
    pages: { '': <RecordContextProvider value={order}>{page}</RecordContextProvider> },
    at: '',
    who: admin,
    ...more,
  });

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('papers of the shop', () => {
  it('are reached from an order: its confirmation, and what is to be picked as long as pieces are open', async () => {
    await show(<OrderTools />);
    expect(await hrefOf('Order confirmation')).toBe('/apps/papers/order/7');
    expect(await hrefOf('Pick list')).toBe('/apps/order-managements/pick-list/7');
  });

  it.each([
    ['nothing is promised to', { ...order, status: 'pending' }],
    ['nothing is left of', { ...order, items: [{ ...line, shipped: 4, cancelled: 1 }] }],
  ])('know nothing to pick of an order that %s', async (_, record) => {
    await show(
      <RecordContextProvider value={record}>
        <OrderTools />
      </RecordContextProvider>,
    );
    await screen.findByRole('link', { name: 'Order confirmation' });
    expect(screen.queryByRole('link', { name: 'Pick list' })).not.toBeInTheDocument();
  });

  it('are reached from each shipment of an order', async () => {
    await show(<OrderParts />);
    expect(await screen.findByRole('columnheader', { name: 'Papers' })).toBeVisible();
    expect(await hrefOf('Packing slip')).toBe('/apps/papers/packing_slip/4');
    expect(await hrefOf('Delivery label')).toBe('/apps/papers/delivery_label/4');
  });

  it('are reached from the page of a shipment', async () => {
    const View = recordExtra(shipment)?.View ?? (() => null);
    await show(<View record={parcel} place="page" />);
    expect(await hrefOf('Packing slip')).toBe('/apps/papers/packing_slip/4');
    expect(await hrefOf('Delivery label')).toBe('/apps/papers/delivery_label/4');
  });

  it('are picked by for all selected orders, by whoever may see them', async () => {
    const who: Principal = {
      role: 'user',
      branch: null,
      permissions: new Set([permissionName('order', 'list'), permissionName('order', 'show')]),
    };
    await show(<OrderList />, { who, isReader: true });
    const [all] = await screen.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    expect(await hrefOf('Pick list')).toBe('/apps/order-managements/pick-list/7,8');
  });
});

/** Pages before a host that draws these papers. */
const printed = (at: string, pages: Shown['pages'], route: string) =>
  showPages({
    host(path) {
      const { pathname, searchParams } = new URL(path, 'http://rihla.test');
      const language = (searchParams.get('language') ?? 'en') as PaperLanguage;
      if (pathname === '/api/papers/pick_list/7,8') return Response.json(pickList(pickFacts, { ...frame, language }));
      if (pathname === '/api/papers/delivery_label/4')
        return Response.json(deliveryLabel(shipmentFacts, { ...frame, language }));
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity: { ...entity, route },
    pages,
    at,
    who: admin,
  });
const said = async () => textsDrawn(await screen.findByRole('article'));

describe('on the screen stands', () => {
  it('what the host says is to be picked for several orders, with the way back to the list', async () => {
    await printed('7,8', { ':ids': <PickListPage /> }, 'order-managements/pick-list');
    expect(await said()).toEqual(textsIn(pickList(pickFacts, frame)));
    expect(await hrefOf('Back to the orders')).toBe(`/apps/${entity.route}`);
  });

  it('the label of a parcel, with the way back to its shipment', async () => {
    await printed('delivery_label/4', { ':kind/:paperId': <AnyPaperPage /> }, 'papers');
    expect(await said()).toEqual(textsIn(deliveryLabel(shipmentFacts, frame)));
    expect(await hrefOf('Back to the record')).toContain(`/apps/${shipment.route}/4`);
  });
});
