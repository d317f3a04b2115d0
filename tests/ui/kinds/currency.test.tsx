import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, Form, RecordContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { entities } from '#catalog/registry/entities.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { inputs } from '#src/engine/kinds/inputs.ts';
import { FactList } from '#src/resources/ledger/documents/FactList.tsx';
import { commandList } from '#catalog/registry/commands.ts';

const riyal = { id: 3, code: 'SAR', name: 'Riyal' };

/** Drawn where the host says that its books are kept in taka, or does not say. */
function draw(
  drawn: ReactNode,
  { currency = 'BDT', mayList = true }: { currency?: string | null; mayList?: boolean } = {},
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['config'], { timeZone: 'Asia/Dhaka', forms: usualForms, currency });
  const dataProvider = testDataProvider({ getMany: (async () => ({ data: [riyal] })) as never });
  const authProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => ({}),
    canAccess: async () => mayList,
  };
  return render(<AdminContext {...{ dataProvider, authProvider, queryClient }}>{drawn}</AdminContext>);
}

function Choose({ id }: { readonly id: number | null }) {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('currency', id)}>
      choose
    </button>
  );
}

const boxOf = (entity: Entity, name: string, values: object, choose: number | null = null) => {
  const field = entity.fields[name];
  const Input = field && inputs[field.kind];
  if (!Input) throw new Error(name);
  return (
    <Form defaultValues={values}>
      <Input name={name} field={field} entity={entity} />
      <Choose id={choose} />
    </Form>
  );
};

describe('the currency of an amount that is typed', () => {
  it('is the agency’s own, by its sign, and changes nothing of what is typed', async () => {
    draw(boxOf(entities.booking, 'discount', { discount: '1200.00' }));
    expect(screen.getByText('৳')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Discount|discount/ })).toHaveValue('1,200.00');
  });

  it('is none where the host does not say', () => {
    const { container } = draw(boxOf(entities.booking, 'discount', {}), { currency: null });
    expect(container.querySelector('.MuiInputAdornment-root')).toBeNull();
  });

  it('stands beside no number that is no amount', () => {
    draw(boxOf(entities.sales, 'exchange_rate', {}));
    expect(screen.queryByText('৳')).toBeNull();
  });

  it('is the one that its form has chosen, by its code', async () => {
    draw(boxOf(entities.sales, 'discount', { currency: null }, 3));
    expect(screen.getByText('৳')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'choose' }));
    expect(await screen.findByText('SAR')).toBeVisible();
    expect(screen.queryByText('৳')).toBeNull();
  });

  it('is none, and never the agency’s own, for whoever may not know the other', async () => {
    const { container } = draw(boxOf(entities.sales, 'discount', { currency: 3 }), { mayList: false });
    await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible());
    expect(container.querySelector('.MuiInputAdornment-root')).toBeNull();
  });

  it('is that of the record on which a command is given', async () => {
    const take = commandList.find(({ entity, input }) => entity.name === 'sales' && 'pay_amount' in input);
    if (!take) throw new Error('no command takes money for a bill');
    draw(
      <RecordContextProvider value={{ id: 1, currency: 3 }}>
        {boxOf(commandForm(take), 'pay_amount', {})}
      </RecordContextProvider>,
    );
    expect(await screen.findByText('SAR')).toBeVisible();
    expect(screen.queryByText('৳')).toBeNull();
  });
});

describe('the currency of an amount that is read', () => {
  const facts = (entity: Entity, record: object, names: readonly string[]) => (
    <ResourceContextProvider value={entity.route}>
      <RecordContextProvider value={{ id: 1, ...record }}>
        <FactList names={names} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );

  it('stands on the page of its record, and in no cell of a list', async () => {
    draw(facts(entities.sales, { amount: '-1200.00', currency: null }, ['amount']));
    expect(await screen.findByText('-৳1,200.00')).toBeVisible();
  });

  it('is that of the record', async () => {
    draw(facts(entities.sales, { amount: '1200.00', currency: 3 }, ['amount']));
    expect(await screen.findByText('SAR\u00A01,200.00', { normalizer: text => text })).toBeVisible();
  });

  it('is each its own where a record has both', async () => {
    const both = { amount: '30.00', foreign_amount: '1.00', currency: 3 };
    draw(facts(entities.open_item, both, ['amount', 'foreign_amount']));
    expect(await screen.findByText('৳30.00')).toBeVisible();
    expect(await screen.findByText('SAR\u00A01.00', { normalizer: text => text })).toBeVisible();
  });

  it('is not said in a cell', () => {
    draw(<FieldCell name="amount" field={fieldOf(entities.sales, 'amount')} value="1200.00" />);
    expect(screen.getByText('1,200.00')).toBeVisible();
  });
});
