import { ListContextProvider, type ListControllerResult, ResourceContextProvider, useList } from 'react-admin';
import { entities } from '../../catalog/registry/entities.ts';
import { ListRows } from '../engine/crud/list/ListPage.tsx';
import { LoadingForm } from '../engine/crud/form/LoadingForm.tsx';
import { sampleRecord } from './samples.ts';
import { SampleReport } from './SampleReport.tsx';
import { Part, Section } from './Section.tsx';
import { useWord } from './useWord.ts';

const entity = entities.tour_package;

interface SampleListProps {
  readonly state: 'full' | 'empty' | 'loading' | 'failed';
}

/** A list as its page shows it, in one of its states. */
function SampleList({ state }: SampleListProps) {
  const word = useWord();
  const rows = [1, 2, 3].map(n => sampleRecord(entity.fields, n, word));
  const list = useList({ data: state === 'full' ? rows : [] });
  const isLoaded = state === 'full' || state === 'empty';
  // A list of samples is of no resource, is always there, and has nobody to ask again.
  const own = {
    resource: entity.route,
    isPending: state === 'loading',
    error: state === 'failed' ? new Error('ra.notification.http_error') : null,
    ...(!isLoaded && { data: undefined, total: undefined }),
    refetch: async () => undefined,
  };
  const value = { ...list, ...own } as unknown as ListControllerResult;
  return (
    <ResourceContextProvider value={entity.route}>
      <ListContextProvider value={value}>
        <ListRows />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/** A list and a report with rows. */
export const Tables = () => (
  <Section name="tables">
    <Part name="list">
      <SampleList state="full" />
    </Part>
    <Part name="report">
      <SampleReport />
    </Part>
  </Section>
);

/** What stands where there is nothing, not yet, or not now. */
export const States = () => (
  <Section name="states">
    <Part name="empty">
      <SampleList state="empty" />
    </Part>
    <Part name="loading">
      <SampleList state="loading" />
      <LoadingForm />
    </Part>
    <Part name="failed">
      <SampleList state="failed" />
    </Part>
  </Section>
);
