import { renderHook, waitFor } from '@testing-library/react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { NAMED } from '#catalog/engine/wire.ts';
import { englishMessages } from '#src/i18n/loadMessages.ts';
import { useTitles } from '#src/resources/ledger/paper/useTitles.ts';

const words = polyglot(() => englishMessages(), 'en');
const dataProvider = testDataProvider({ getMany: async () => ({ data: [] }) });

it('a paper calls somebody of another branch by the name that its document tells, and nobody else', async () => {
  const voucher = { id: 1, [NAMED]: { party: { 263: 'Karim Travels' } } };
  const { result } = renderHook(() => useTitles(entities.party, [263, 264], voucher), {
    wrapper: ({ children }) => (
      <AdminContext dataProvider={dataProvider} i18nProvider={words}>
        {children}
      </AdminContext>
    ),
  });
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect([263, 264].map(result.current.titleOf)).toEqual([['Karim Travels'], ['#264']]);
});
