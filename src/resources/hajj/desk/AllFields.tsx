import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { deskEntity, others, seldom } from './deskEntity.ts';
import type { DeskRights } from './useDeskRights.ts';

interface AllFieldsProps {
  readonly rights: DeskRights;
  /** Nobody was registered before: whose family they are of is said by a file. */
  readonly isFirst: boolean;
}

/** What is seldom said, folded until somebody asks, or something there is refused. */
export function AllFields({ rights, isFirst }: AllFieldsProps) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(false);
  const { family = [], ...sections } = others;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ...Object.entries(sections).flatMap(([section, names]) =>
      names.length > 0 ? [[`sections.${section}`, names] as const] : [],
    ),
    ['sections.family', [...(isFirst && rights.sees ? ['with_pilgrim'] : []), ...family]],
    ...(rights.books
      ? [['deskPages.journey', seldom.booking.filter(name => name !== 'confirms' || rights.confirms)] as const]
      : []),
    ...(rights.pays ? [['deskPages.payment', seldom.payment] as const] : []),
  ];
  const isFaulty = parts.some(([, names]) => names.some(name => name in errors));
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={isOpen || isFaulty}
      onChange={(_event, isNow) => setOpen(isNow)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      sx={{ borderBlockStart: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>{translate('deskPages.all_fields')}</AccordionSummary>
      <AccordionDetails>
        {parts.map(([section, names]) => (
          <Box key={section} component="section" sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2" gutterBottom>
              {translate(section)}
            </Typography>
            <InputGrid entity={deskEntity} names={names} />
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
