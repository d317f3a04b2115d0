import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, type DataProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { usualForms } from '../../catalog/engine/reading/WrittenForms.ts';
import type { ImportError, ImportReport, ImportRow } from '../../src/dataProvider/RihlaDataProvider.ts';
import { type Choices, noChoices } from '../../src/engine/imports/Choices.ts';
import { ImportReportView } from '../../src/engine/imports/ImportReportView.tsx';
import { useReasons } from '../../src/engine/imports/problems/useReasons.ts';
import { prepare } from '../../src/engine/imports/prepare.ts';
import type { Draft } from '../../src/engine/imports/useImport.ts';
import { messages } from '../../src/i18n/en/messages.ts';
import { madeSheet } from './madeSheet.ts';

/** A row that the host refuses. */
export const refused = (line: number, ...errors: readonly Omit<ImportError, 'text'>[]): ImportRow => ({
  line,
  outcome: 'error',
  errors: errors.map(error => ({ ...error, text: '' })),
});

export function reportOf(rows: readonly ImportRow[], made: ImportReport['made'] = []): ImportReport {
  const totals = { create: 0, update: 0, unchanged: 0, error: 0 };
  for (const { outcome } of rows) totals[outcome] += 1;
  return { rows, totals, made };
}

interface Drafted {
  readonly lines: readonly string[];
  readonly report?: ImportReport;
  readonly choices?: Partial<Choices>;
}

/** A sheet whose lines are parted by `|`, its heads wire names, as the dialogue prepares it. */
export async function draftOf(entity: Entity, { lines, report, choices: chosen }: Drafted): Promise<Draft> {
  const choices = { ...noChoices, ...chosen };
  const source = {
    file: new File([], 'list.csv'),
    sheet: madeSheet(...lines),
    epoch: 1900 as const,
    languages: [],
    isOurs: () => false,
  };
  const prepared = await prepare(source, { entity, choices, reader: { forms: usualForms, today: '2027-04-05' } });
  return { source, choices, prepared, keptAs: '', isChecked: true, ...(report && { report }) };
}

/** What the dialogue says of a draft once its columns are assigned. */
function Told({ draft, onDecide }: { readonly draft: Draft; onDecide(decision: Partial<Choices>): void }) {
  const reasons = useReasons(draft);
  return <ImportReportView draft={draft} busy={false} reasons={reasons} onDecide={onDecide} />;
}

/** What the dialogue tells of a draft in English, at a host in Bangladesh; and what is decided there. */
export function showDraft(entity: Entity, draft: Draft, dataProvider: Partial<DataProvider> = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ country: 'BD' }));
  const onDecide = vi.fn<(decision: Partial<Choices>) => void>();
  const shown = (given: Draft) => (
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider(dataProvider)} i18nProvider={polyglot(() => messages, 'en')}>
        <ResourceContextProvider value={entity.route}>
          <Told draft={given} onDecide={onDecide} />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(shown(draft));
  return { user: userEvent.setup(), onDecide, show: (next: Draft) => rerender(shown(next)) };
}
