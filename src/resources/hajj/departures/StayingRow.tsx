import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { get } from 'es-toolkit/compat';
import { isViolationCode } from '#catalog/engine/violations/isViolationCode.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import type { Outcome } from './outcomes.ts';
import type { Refused } from './Refused.ts';
import { StayingFields } from './StayingFields.tsx';

interface RowProps {
  readonly at: number;
  readonly name: string;
  readonly lacks: readonly Pick<Refused, 'code' | 'params'>[];
  readonly outcomes: readonly Outcome[];
  /** How many others nothing is said of yet, to whom the same may happen. */
  readonly others: number;
  onSame(): void;
  /** Takes out who was only added: they leave with the others. */
  onLeave?(): void;
}

/** Somebody of whom it must be said what becomes of them, and why they do not just leave. */
export function StayingRow({ at, name, lacks, outcomes, others, onSame, onLeave }: RowProps) {
  const translate = useTranslate();
  const source = `staying.${at}`;
  const { errors } = useFormState({ name: source });
  const refused: unknown = get(errors, `${source}.booking.message`);
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, mb: 1.5, p: 1.5, pt: 0.5, minInlineSize: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="legend" sx={{ paddingInline: 0.5, fontWeight: 'fontWeightMedium' }}>
        <bdi>{name}</bdi>
      </Box>
      {lacks.map(({ code, params }) => (
        <Typography key={code} variant="body2" color="error">
          {isViolationCode(code)
            ? translate(`violations.${code}`, violationArgs(params, translate))
            : translate('departurePages.not_fit')}
        </Typography>
      ))}
      {typeof refused === 'string' && (
        <Typography role="alert" variant="body2" color="error">
          <ValidationError error={refused} />
        </Typography>
      )}
      <Box sx={{ mt: 0.5 }}>
        <StayingFields source={source} outcomes={outcomes} />
      </Box>
      {others > 0 && (
        <Button size="small" onClick={onSame}>
          {translate('departurePages.same_for_all', { smart_count: others })}
        </Button>
      )}
      {onLeave && (
        <Button size="small" color="inherit" onClick={onLeave}>
          {translate('departurePages.leaves_after_all')}
        </Button>
      )}
    </Box>
  );
}
