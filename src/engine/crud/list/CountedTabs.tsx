import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { isEqual, omit } from 'es-toolkit';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { newestFirst } from '../../entity/openingSort.ts';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '../../kinds/number/countText.ts';
import { isBoundedTotal } from '../../totals/boundedTotal.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Records that the office often asks for, as a filter of their list. */
export interface CountedTab {
  readonly name: string;
  readonly label: string;
  readonly filter: Filter;
}

/** The label with how many there are, once that is known. */
function Counted({ tab: { label, filter }, resource }: { readonly tab: CountedTab; readonly resource: string }) {
  const translate = useTranslate();
  const forms = useWrittenForms();
  const { total, meta } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 }, sort: newestFirst });
  const more = () => translate('crud.pages.more', { total: countText(total ?? 0, forms) });
  return (
    <>
      {label}
      {total === undefined ? '' : ` (${isBoundedTotal(meta) ? more() : total})`}
    </>
  );
}

interface CountedTabsProps {
  readonly label: string;
  /** Label of the tab that narrows nothing. */
  readonly all: string;
  readonly tabs: readonly CountedTab[];
}

/** Tabs over a list, each a filter of it with how many records there are; another filter stays beside them. */
export function CountedTabs({ label, all, tabs }: CountedTabsProps) {
  const { filterValues, setFilters, resource } = useListContext();
  const keys = [...new Set(tabs.flatMap(({ filter }) => Object.keys(filter)))];
  const present = Object.fromEntries(Object.entries(filterValues).filter(([key]) => keys.includes(key)));
  const shown = tabs.find(({ filter }) => isEqual(filter, present))?.name;
  const isOther = shown === undefined && Object.keys(present).length > 0;
  const choose = (name: string) =>
    setFilters({ ...omit(filterValues, keys), ...tabs.find(tab => tab.name === name)?.filter });
  return (
    <Tabs
      value={isOther ? false : (shown ?? 'all')}
      onChange={(_event, name: string) => choose(name)}
      aria-label={label}
    >
      <Tab value="all" label={all} />
      {tabs.map(tab => (
        <Tab key={tab.name} value={tab.name} label={<Counted tab={tab} resource={resource} />} />
      ))}
    </Tabs>
  );
}
