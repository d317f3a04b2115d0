import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale } from 'react-admin';
import { useReader } from '../../kinds/useReader.ts';
import { listText, valueText } from '../../kinds/valueText.ts';
import type { Choices } from '../Choices.ts';
import type { Draft } from '../useImport.ts';
import { AssignedColumns } from './AssignedColumns.tsx';
import { Collisions } from './Collisions.tsx';
import { ConstantFields } from './ConstantFields.tsx';
import { HeadRowChoice } from './HeadRowChoice.tsx';
import { KeyChoice } from './KeyChoice.tsx';
import { LeftOutLines } from './LeftOutLines.tsx';
import { VoucherChoice } from '../linesOf/VoucherChoice.tsx';
import { useHeadText } from './useHeadText.ts';
import { ValueMapping } from './ValueMapping.tsx';

interface AssignStepProps {
  readonly draft: Draft;
  readonly busy: boolean;
  onDecide(decision: Partial<Choices>): void;
  onStartAnew(): void;
}

/** What each column of a sheet becomes: in one line where nobody needs to look at it, else column by column. */
export function AssignStep({ draft, busy, onDecide, onStartAnew }: AssignStepProps) {
  const reader = useReader();
  const locale = useLocale();
  const headText = useHeadText();
  const [isOpen, setIsOpen] = useState(!draft.isChecked);
  const id = useId();
  const { translate } = reader;
  const { prepared, choices, source, asOn } = draft;
  const left = prepared.proposals.filter(
    ({ at, samples }) => prepared.targets[at]?.kind === 'left' && samples.length > 0,
  );
  const known = prepared.targets.filter(({ kind }) => kind !== 'left').length;
  return (
    <Stack component="section" aria-labelledby={`${id}-title`} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography id={`${id}-title`} component="h3" variant="subtitle1">
          {translate('crud.import.assign.title', { smart_count: known })}
        </Typography>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? 'crud.import.assign.hide' : 'crud.import.assign.show')}
        </Button>
      </Stack>
      {asOn !== undefined && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" disabled={busy} onClick={onStartAnew}>
              {translate('crud.import.assign.start_anew')}
            </Button>
          }
        >
          {translate('crud.import.assign.as_on', { day: valueText({ kind: 'date', required: false }, asOn, reader) })}
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning">
          {translate('crud.import.ignored', { columns: listText(left.map(headText), locale) })}
        </Alert>
      )}
      <Collisions
        prepared={prepared}
        busy={busy}
        onDecide={targets => onDecide({ targets: { ...choices.targets, ...targets } })}
      />
      <Collapse id={id} in={isOpen} unmountOnExit>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <HeadRowChoice
            sheet={source.sheet}
            head={prepared.table.head}
            busy={busy}
            // Other heads have other columns, of which nothing is decided yet.
            onChoose={head =>
              onDecide({ head, targets: {}, valueMaps: {}, takenBack: [], keys: undefined, grouping: undefined })
            }
          />
          <AssignedColumns
            prepared={prepared}
            choices={choices}
            busy={busy}
            onPick={(at, target) => onDecide({ targets: { ...choices.targets, [at]: target } })}
          />
        </Stack>
      </Collapse>
      <VoucherChoice prepared={prepared} busy={busy} onChoose={grouping => onDecide({ grouping })} />
      {(isOpen || prepared.missing.length > 0 || Object.keys(choices.constants).length > 0) && (
        <ConstantFields
          prepared={prepared}
          constants={choices.constants}
          busy={busy}
          onChange={constants => onDecide({ constants })}
        />
      )}
      <ValueMapping
        prepared={prepared}
        busy={busy}
        onMap={(field, text, value) =>
          onDecide({
            valueMaps: { ...choices.valueMaps, [field]: { ...choices.valueMaps[field], [text]: value } },
          })
        }
      />
      <LeftOutLines
        table={prepared.table}
        takenBack={choices.takenBack}
        busy={busy}
        onTakeBack={line => onDecide({ takenBack: [...choices.takenBack, line] })}
      />
      <KeyChoice prepared={prepared} isOfKnown={choices.isOfKnown} busy={busy} onDecide={onDecide} />
    </Stack>
  );
}
