import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { OrderLines } from '#src/resources/shop/orders/OrderLines.tsx';
import { showPages } from '../../../support/officePage.tsx';

const who = { role: 'admin', permissions: null, branch: null } as const;
const item = (id: number, name: string, barcode: string) => ({ id, name, barcode, product: id, unit_price: '20.00' });
const belt = item(4, 'Belt', '47110');
/** As the host orders them: the item that bears the code before those in which it occurs. */
const found = [belt, item(5, 'Bag', '471100'), item(6, 'Ihram', '471101')];

const ItemOfLine = () => <output aria-label="item">{String(useWatch({ name: 'items.0.stock_item' }))}</output>;

it('a barcode and Enter, as a scanner types them, choose the item of an order line', async () => {
  const page = (
    <Form record={{ items: [{ stock_item: null, quantity: null }] }}>
      <OrderLines />
      <ItemOfLine />
    </Form>
  );
  let answer = () => {};
  const late = new Promise<void>(resolve => (answer = resolve));
  const host = async (path: string) => {
    if (path.includes('47110')) await late;
    const { collection } = Object.values(entities).find(one => path.includes(`/${one.name}/`)) ?? entities.stock_item;
    const rows = collection === entities.stock_item.collection ? found : [];
    return Response.json({
      ...belt,
      [collection]: rows,
      page: 1,
      size: 25,
      total_pages: 1,
      total_elements: rows.length,
    });
  };
  await showPages({ host, entity: entities.order, pages: { new: page }, at: 'new', who });
  const box = await screen.findByRole('combobox', { name: 'Stock item 1' });
  await userEvent.click(box);
  await userEvent.keyboard('47110{Enter}');
  expect(screen.getByRole('textbox', { name: 'Quantity 1' })).toHaveFocus();
  answer();
  await waitFor(() => expect(screen.getByRole('status', { name: 'item' })).toHaveTextContent(/^4$/));
  await waitFor(() => expect(box).toHaveValue('Belt'));
});
