import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';

const latest = { field: 'ends_on', order: 'DESC' } as const;

/** Begins a new statement where the last one of its account ended, unless its user has typed something else. */
export function AfterLastStatement() {
  const { setValue, getFieldState } = useFormContext();
  const [ledger, branch]: unknown[] = useWatch({ name: ['ledger', 'branch'] });
  const filter = { ledger, ...(branch ? { branch } : { branch__isnull: true }) };
  const asked = { filter, sort: latest, pagination: { page: 1, perPage: 1 } };
  const { data } = useGetList(bankStatement.route, asked, { enabled: Boolean(ledger) });
  const [last] = data ?? [];
  const { ends_on: end, closing_amount: closing } = last ?? {};
  useEffect(() => {
    if (typeof end !== 'string') return;
    const begun = { starts_on: dayAfter(end, 1), opening_amount: String(closing) };
    for (const [name, value] of Object.entries(begun))
      if (!getFieldState(name).isDirty) setValue(name, value, { shouldValidate: true });
  }, [end, closing, setValue, getFieldState]);
  return null;
}
