import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { monthlySubscription } from '../../../../catalog/people/monthlySubscription.ts';
import { FieldCell } from '../../../../src/kinds/FieldCell.tsx';

it('the month of a bill is shown without the day that stands for it', () => {
  const name = 'subscription_date';
  render(
    <AdminContext>
      <FieldCell name={name} field={monthlySubscription.fields[name]} value="2026-11-01" />
    </AdminContext>,
  );
  expect(screen.getByText('November 2026')).toBeVisible();
});
