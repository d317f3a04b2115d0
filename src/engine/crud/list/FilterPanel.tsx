import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import { FilterLiveForm, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { filters } from '../../kinds/filters.ts';
import type { PanelProps } from '../../panels/LazyTool.tsx';
import { Side } from '../../panels/Side.tsx';
import { useEntity } from '../../entity/useEntity.ts';

function FilterOf({ entity, name }: { readonly entity: Entity; readonly name: string }) {
  const field = entity.fields[name];
  // What is sealed can be searched for, not compared.
  const Filter = field && !field.sealed && filters[field.kind];
  return Filter ? <Filter name={name} field={field} /> : null;
}

/** A filter for every field that has one, section by section as in the form. */
export function FilterPanel({ onClose }: PanelProps) {
  const entity = useEntity();
  const translate = useTranslate();
  return (
    <Side title="crud.filters.open" onClose={onClose}>
      <FilterLiveForm debounce={350}>
        {Object.entries(entity.form).map(([section, names], index) => (
          <Accordion
            key={section}
            disableGutters
            elevation={0}
            defaultExpanded={index === 0}
            slotProps={{ transition: { unmountOnExit: true } }}
          >
            <AccordionSummary expandIcon={<ExpandMore />}>{translate(`sections.${section}`)}</AccordionSummary>
            <AccordionDetails>
              <Stack sx={{ gap: 1.5 }}>
                {names.map(name => (
                  <FilterOf key={name} entity={entity} name={name} />
                ))}
              </Stack>
            </AccordionDetails>
          </Accordion>
        ))}
      </FilterLiveForm>
    </Side>
  );
}
