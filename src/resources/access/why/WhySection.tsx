import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useGetOne, usePermissions, useTranslate } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';

const WhyQuestions = onDemand(async () => (await import('./WhyQuestions.tsx')).WhyQuestions, placeholder(240));

interface WhySectionProps {
  readonly userId: string;
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** Below a user's form, for administrators: why they can, or cannot, see and do something. */
export function WhySection({ userId, open, setOpen }: WhySectionProps) {
  const translate = useTranslate();
  const section = useRef<HTMLDivElement>(null);
  const { permissions } = usePermissions<Principal>();
  const { data } = useGetOne(entities.user.route, { id: Number(userId) });
  useEffect(() => {
    if (open) section.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  if (permissions?.role !== 'admin' || !data) return null;
  return (
    <Accordion
      ref={section}
      slotProps={{ heading: { component: 'h2' } }}
      expanded={open}
      onChange={(_event, next) => setOpen(next)}
      sx={{ mt: 2, scrollMarginBlockStart: 'var(--frame-top, 0px)' }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h6">
          {translate('accessPages.why.open')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {open && <WhyQuestions key={userId} user={data} name={titleOf(entities.user, data)} />}
      </AccordionDetails>
    </Accordion>
  );
}
