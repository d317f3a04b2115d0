import { getContrastRatio } from '@mui/material/styles';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListBase, RecordContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { orderStatus } from '#catalog/shop/orderStatus.ts';
import { calls } from '#catalog/engine/wire.ts';
import { ActiveFilters } from '#src/engine/crud/list/ActiveFilters.tsx';
import { FilterPanel } from '#src/engine/crud/list/FilterPanel.tsx';
import { chooseLocale } from '#src/i18n/locale.ts';
import { createRefresh } from '#src/engine/live/refresh.ts';
import { OrderList } from '#src/resources/shop/orders/OrderList.tsx';
import { OrderState } from '#src/resources/shop/orders/OrderReading.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { order: entity } = entities;
const all = calls(orderStatus.name).all;
const who = { role: 'admin', permissions: null, branch: null } as const;
/** A whole list takes its time to be drawn without a browser. */
const VIOLET = '#7f00ff';
const violet = 'rgb(127, 0, 255)';

/** What the product brings: a label for each code, in the order of the lifecycle. */
const brought = orderLifecycle.states.map((code, index) => {
  const [name, color] = orderStatus.seeded[code];
  return { id: index + 1, code, name, color, position: index + 1, is_active: true };
});
const shipped = (values: object) => brought.map(one => (one.code === 'shipped' ? { ...one, ...values } : one));

/** Three orders that are on their way, at an office that labels their states so. */
async function show(labels: readonly object[], at: 'list' | 'page' | 'filters' = 'list') {
  let kept = labels;
  const orders = [1, 2, 3].map(id => ({ id, order_no: `OR-${id}`, status: 'shipped', payment_status: 'unpaid' }));
  const page = (rows: object) => Response.json({ ...rows, page: 1, size: 500, total_pages: 1, total_elements: 3 });
  const shown = await showPages({
    host: path => {
      if (path.includes(all)) return page({ orderstatuses: kept });
      if (path.includes(calls(entity.name).all)) return page({ orders });
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity,
    pages: {
      list: <OrderList />,
      filters: (
        <ListBase>
          <FilterPanel onClose={() => undefined} />
          <ActiveFilters />
        </ListBase>
      ),
      page: (
        <RecordContextProvider value={orders[0]}>
          <OrderState />
        </RecordContextProvider>
      ),
    },
    at,
    who,
  });
  return {
    ...shown,
    /** Somebody saves the labels so, of which the host tells everybody. */
    relabel(next: readonly object[]) {
      kept = next;
      act(() => createRefresh(shown.queryClient)({ entity: orderStatus.name, ids: [5] }));
    },
  };
}

/** Ground and ink of the first chip that says a word. */
async function chip(word: string) {
  const [found] = await screen.findAllByText(word, { selector: '.MuiChip-label' });
  const { backgroundColor, color } = getComputedStyle(found?.parentElement ?? document.body);
  return { backgroundColor, color };
}

afterEach(() => chooseLocale('en'));

it('the list says what the office calls a state, in its colour, and asks once for all rows', async () => {
  const { asked } = await show(shipped({ name: 'On its way', color: VIOLET }));
  expect((await chip('On its way')).backgroundColor).toBe(violet);
  expect(screen.getAllByText('On its way')).toHaveLength(3);
  expect(asked.filter(path => path.includes(all))).toHaveLength(1);
});

it.each([VIOLET, '#ffee00', '#808080', '#000000', '#ffffff'])('on %s the word is readable', async color => {
  await show(shipped({ name: 'On its way', color }), 'page');
  const look = await chip('On its way');
  expect(getContrastRatio(look.color, look.backgroundColor)).toBeGreaterThanOrEqual(4.5);
});

it('a label that is saved meanwhile shows on the page that is open; without one, the word of the language', async () => {
  const { relabel } = await show(brought, 'page');
  await chip('Shipped');
  relabel(shipped({ name: 'On its way', color: VIOLET }));
  expect((await chip('On its way')).backgroundColor).toBe(violet);
  relabel(shipped({ name: 'On its way', color: VIOLET, is_active: false }));
  expect((await chip('Shipped')).backgroundColor).not.toBe(violet);
});

it('of several labels of a code the first by position stands for it', async () => {
  const more = { code: 'shipped', color: VIOLET, is_active: true };
  await show(
    [
      ...shipped({ name: 'On its way', position: null }),
      { ...more, id: 20, name: 'Gone', position: 2 },
      { ...more, id: 21, name: 'Left', position: 1 },
    ],
    'page',
  );
  await chip('Left');
  expect(screen.queryByText('Gone')).toBeNull();
});

it('the filter offers the states as the office calls and orders them, and says which is in force', async () => {
  await show(shipped({ name: 'On its way', position: 0 }), 'filters');
  const box = await screen.findByLabelText('Status');
  fireEvent.mouseDown(box);
  await screen.findByText('On its way');
  const [first, second, ...others] = Array.from(document.querySelectorAll('[role=option]'), one => one.textContent);
  expect([first, second, others.length]).toEqual(['On its way', 'Incomplete', brought.length - 2]);
  fireEvent.click(screen.getByText('On its way'));
  expect(await screen.findByLabelText('Active filters')).toHaveTextContent('On its way');
});

describe('in another language', () => {
  it('a label as the product brought it is translated', async () => {
    await chooseLocale('tr');
    await show(shipped({ color: VIOLET }), 'page');
    // Its word is the same before the labels have come.
    const said = await waitFor(() => {
      const chips = [...document.querySelectorAll('.MuiChip-root')];
      const found = chips.find(one => getComputedStyle(one).backgroundColor === violet);
      expect(found).toBeDefined();
      return found?.textContent;
    });
    expect(said).toBe('Kargoya verildi');
  });

  it("the office's own stays as it was written", async () => {
    await chooseLocale('tr');
    await show(shipped({ name: 'On its way' }), 'page');
    await chip('On its way');
  });
});
