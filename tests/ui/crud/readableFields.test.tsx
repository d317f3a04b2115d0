import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { columnNames } from '#src/engine/entity/columns.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

function Pay() {
  const entity = useEntity();
  return (
    <Form>
      <output aria-label="columns">{columnNames(entity).join()}</output>
      <InputGrid entity={entity} names={['emp_join_date', 'basic_money']} />
    </Form>
  );
}

async function show(...permissions: string[]) {
  const who: Principal = { role: 'staff', permissions: new Set(permissions), branch: null };
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => who,
  };
  render(
    <AdminContext dataProvider={testDataProvider()} authProvider={authProvider}>
      <ResourceContextProvider value={entities.employee.route}>
        <Pay />
      </ResourceContextProvider>
    </AdminContext>,
  );
  await screen.findByLabelText(/emp_join_date/);
}

it('a field that its reader does not read has no column and no input', async () => {
  await show('EMPLOYEE_LIST', 'EMPLOYEE_UPDATE');
  // Not even once the rights are known.
  await expect(screen.findByLabelText(/basic_money/, {}, { timeout: 2_000 })).rejects.toThrow();
  expect(screen.getByLabelText('columns').textContent).not.toContain('basic_money');
  cleanup();
  await show('EMPLOYEE_LIST', 'EMPLOYEE_UPDATE', 'EMPLOYEE_SALARY');
  expect(await screen.findByLabelText(/basic_money/)).toBeVisible();
  expect(screen.getByLabelText('columns').textContent).toContain('basic_money');
});
