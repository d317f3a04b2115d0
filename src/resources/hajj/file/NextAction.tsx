import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { CommandButton } from '#src/engine/commands/CommandButtons.tsx';
import { Reason } from './Reason.tsx';
import { useBookingsOfFile } from '../bookings/useBookingsOfFile.ts';
import { useNextStep } from './useNextStep.ts';
import { useReasonPath } from './useReasonPath.ts';
import { useSeasonOfFile } from './useSeasonOfFile.ts';

interface NextActionProps {
  readonly file: RaRecord;
  readonly disabled: boolean;
}

/** The step that comes next as the button of the page; where it is blocked, everything that is missing for it. */
export function NextAction({ file, disabled }: NextActionProps) {
  const translate = useTranslate();
  const id = useId();
  const { booking } = useBookingsOfFile(file);
  const pathOf = useReasonPath(file, booking);
  const { state, label, available, reasons } = useNextStep(file, useSeasonOfFile(file));
  if (state === undefined) return <Typography variant="body2">{translate('filePages.at_end')}</Typography>;
  if (!label) return <Typography variant="body2">{translate('filePages.by_departure', { state })}</Typography>;
  if (!available) return <Typography variant="body2">{translate('filePages.next', { state })}</Typography>;
  if (reasons.length === 0) return <CommandButton available={available} label={label} isFirst disabled={disabled} />;
  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-disabled
        aria-describedby={id}
        sx={{ cursor: 'not-allowed', color: 'text.secondary', borderStyle: 'dashed' }}
      >
        {label}
      </Button>
      <Box id={id} sx={{ mt: 0.5 }}>
        <Typography variant="body2">{translate('filePages.missing')}</Typography>
        {/* A thumb finds them (WCAG 2.5.8); as high before they are links. */}
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, '& li': { lineHeight: '24px' } }}>
          {reasons.map(reason => (
            <Typography key={reason.code} component="li" variant="body2">
              <Reason reason={reason} to={pathOf(reason.code)} />
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
