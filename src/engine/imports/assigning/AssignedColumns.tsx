import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { uniq } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import type { Target } from '../assign/Proposal.ts';
import type { Choices } from '../Choices.ts';
import type { Prepared } from '../prepare.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { useHeadText } from './useHeadText.ts';

interface AssignedColumnsProps {
  readonly prepared: Prepared;
  readonly choices: Choices;
  readonly busy: boolean;
  onPick(at: number, target: Target): void;
}

/** Each column of a sheet with its first values and what it becomes; side by side, on a phone one below the other. */
export function AssignedColumns({ prepared, choices, busy, onPick }: AssignedColumnsProps) {
  const translate = useTranslate();
  const headText = useHeadText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {prepared.proposals.map(proposal => {
        const { at, samples, confidence } = proposal;
        const head = headText(proposal);
        const sureness = at in choices.targets ? 'chosen' : confidence;
        return (
          <Box
            key={at}
            component="li"
            aria-label={head}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1.4fr) 7em' },
              paddingBlock: 1,
              borderBlockEnd: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" noWrap>
                <bdi>{head}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {samples.length === 0
                  ? translate('crud.import.assign.empty')
                  : uniq(samples).map((sample, index) => (
                      <span key={sample}>
                        {index > 0 && ' · '}
                        <bdi>{sample}</bdi>
                      </span>
                    ))}
              </Typography>
            </Box>
            <TargetPicker
              head={head}
              target={prepared.targets[at] ?? { kind: 'left' }}
              busy={busy}
              onPick={target => onPick(at, target)}
            />
            <Typography variant="body2" {...(sureness === 'none' && { color: 'warning.main' })}>
              {translate(`crud.import.assign.sureness.${sureness}`)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
