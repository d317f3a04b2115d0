import Box from '@mui/material/Box';
import { FilterLiveForm, useTranslate } from 'react-admin';
import { askable } from '#catalog/engine/defineReport.ts';
import { Side } from '../../engine/panels/Side.tsx';
import type { PanelProps } from '../../engine/panels/LazyTool.tsx';
import { DayBound } from '../../engine/kinds/date/DateFilter.tsx';
import { filters } from '../../engine/kinds/filters.ts';
import { useReport } from './useReport.ts';

/** Everything by which the report is narrowed; each change asks for it anew. */
export function Parameters() {
  const report = useReport();
  const { asOf } = report;
  const translate = useTranslate();
  return (
    <FilterLiveForm debounce={350}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))' }}>
        {Object.entries(askable(report)).map(([name, field]) => {
          const Filter = filters[field.kind];
          if (name === asOf)
            return (
              <DayBound
                key={name}
                source={`${name}__lte`}
                label={translate('reports.as_of')}
                field={field}
                bound="lte"
              />
            );
          return Filter && <Filter key={name} name={name} field={field} />;
        })}
      </Box>
    </FilterLiveForm>
  );
}

/** The same beside the page, where there is no room above it. */
export const ParametersPanel = ({ onClose }: PanelProps) => (
  <Side title="crud.filters.open" onClose={onClose}>
    <Parameters />
  </Side>
);
