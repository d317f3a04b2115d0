import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { donationsByCause } from '#catalog/donations/donationsByCause.ts';
import { date } from '#catalog/engine/fields.ts';
import { monthlySubscription } from '#catalog/people/monthlySubscription.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { valueText } from '#src/engine/kinds/valueText.ts';

it('the month of a bill is shown without the day that stands for it', () => {
  const name = 'subscription_date';
  render(
    <AdminContext>
      <FieldCell name={name} field={monthlySubscription.fields[name]} value="2026-11-01" />
    </AdminContext>,
  );
  expect(screen.getByText('November 2026')).toBeVisible();
});

it('so is that of a column in a report, and any other that says so', () => {
  const reader = { locale: 'en', translate: (key: string) => key };
  expect(valueText(donationsByCause.columns['month'].field, '2026-11-01', reader)).toBe('November 2026');
  expect(valueText(date(), '2026-11-01', reader)).toBe('1 Nov 2026');
});
