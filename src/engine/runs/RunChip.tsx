import Chip from '@mui/material/Chip';
import { useGetOne, useListContext, useTranslate } from 'react-admin';
import { OF_RUN } from '#catalog/engine/importRuns.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { entities } from '#catalog/registry/entities.ts';

/** That a list shows the records of one import alone, by its sheet; it can be taken away. Nothing of any other list. */
export function RunChip() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const { [OF_RUN]: run, ...others } = filterValues;
  const id = idFrom(run);
  const { data } = useGetOne(entities.import_run.route, { id }, { enabled: id !== undefined });
  if (id === undefined) return null;
  const label = data?.['sheet']
    ? translate('imports.of_sheet', { sheet: String(data['sheet']) })
    : translate('imports.of_run', { id });
  return <Chip label={label} onDelete={() => setFilters(others)} />;
}
