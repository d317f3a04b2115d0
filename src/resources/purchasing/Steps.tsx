import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTranslate } from 'react-admin';

/** What has come of something that is bought, in the order in which it comes. */
export interface StepStanding {
  /** Key of its words below `purchasePages.steps`. */
  readonly name: string;
  readonly isDone: boolean;
  /** Words of how far it is, where it is done in part. */
  readonly part?: string | undefined;
}

/** How far something that is bought has come: asked for, approved, ordered, received, billed, paid. */
export function Steps({ steps, end }: { readonly steps: readonly StepStanding[]; readonly end?: string | undefined }) {
  const translate = useTranslate();
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Box
      component="section"
      sx={{ overflowX: 'auto', paddingBlock: 1 }}
      tabIndex={0}
      aria-label={translate('purchasePages.progress')}
    >
      <Stepper
        alternativeLabel
        activeStep={next === -1 || end !== undefined ? steps.length : next}
        sx={{ minInlineSize: 480 }}
      >
        {steps.map(({ name, isDone, part }, at) => (
          <Step key={name} completed={isDone}>
            <StepLabel
              error={end !== undefined && at === next}
              optional={at === next && end !== undefined ? end : part}
              slotProps={{ label: { sx: { '& + *': { display: 'block', textAlign: 'center', fontSize: 12 } } } }}
            >
              {translate(`purchasePages.steps.${name}`)}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
