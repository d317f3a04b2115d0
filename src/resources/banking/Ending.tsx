import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { statementFaults } from '#catalog/banking/statementLaw.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { useOutcome } from '../../engine/messages/useOutcome.ts';
import { overlay } from '../../engine/onDemand/overlay.tsx';
import { useAmountText } from '../../engine/facts/useAmountText.ts';
import type { StatementRecord } from './statementRecord.ts';
import type { Work } from './useWork.ts';

const CommandDialog = overlay(async () => (await import('../../engine/commands/CommandDialog.tsx')).CommandDialog);

/** What the host says of a command: nothing of one that its reader may not give. */
export const toldOf = (record: RaRecord, verb: string): { readonly blocked?: unknown } | undefined =>
  (Array.isArray(record['commands']) ? record['commands'] : []).find(one => isObject(one) && one['verb'] === verb);

interface EndingProps {
  readonly record: RaRecord;
  readonly statement: StatementRecord;
  /** What is neither matched nor explained, as a decimal. */
  readonly difference: string;
  readonly work: Work;
}

/** Why a statement cannot be finished yet, in words; nothing when it can. */
function useObstacle({ record, statement, difference }: EndingProps): string | undefined {
  const translate = useTranslate();
  const amountText = useAmountText();
  const blocked = toldOf(record, 'finish')?.blocked;
  if (typeof blocked === 'string') return translate(`violations.${blocked}`);
  if (statementFaults(statement).length > 0) return translate('bankPages.faulty');
  if (toMinor(difference) === 0n) return undefined;
  return translate('violations.not_reconciled', { amount: amountText(difference) });
}

function FinishButton(props: EndingProps) {
  const { statement, work } = props;
  const translate = useTranslate();
  const tell = useOutcome(entities.bank_statement.route);
  const id = useId();
  const obstacle = useObstacle(props);
  const finish = async () => {
    if (!obstacle && (await work.give({ verb: 'finish', version: statement.version })))
      tell('bankPages.finished', 'success');
  };
  return (
    <>
      <Button
        variant="contained"
        color="success"
        startIcon={<CheckCircle />}
        aria-disabled={obstacle !== undefined}
        aria-describedby={id}
        disabled={work.isPending}
        onClick={() => void finish()}
        {...(obstacle !== undefined && {
          variant: 'outlined',
          color: 'inherit',
          sx: { cursor: 'not-allowed', color: 'text.secondary', borderStyle: 'dashed' },
        })}
      >
        {translate('commands.finish')}
      </Button>
      <Typography id={id} variant="body2" component="output" sx={{ flex: '1 1 16em' }}>
        {obstacle ?? translate('bankPages.ready')}
      </Typography>
    </>
  );
}

function ReopenButton({ record }: Pick<EndingProps, 'record'>) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [asks, ask] = useState(false);
  const id = useId();
  const command = commandOf('reopen_bank_statement');
  const told = toldOf(record, 'reopen');
  if (!told) return null;
  const why = typeof told.blocked === 'string' ? translate(`violations.${told.blocked}`) : undefined;
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={why !== undefined}
        {...(why !== undefined && { 'aria-describedby': id, color: 'inherit', sx: { cursor: 'not-allowed' } })}
        onClick={() => ask(why === undefined)}
      >
        {translate('commands.reopen')}
      </Button>
      {why !== undefined && (
        <Typography id={id} variant="body2" component="span">
          {why}
        </Typography>
      )}
      {asks && <CommandDialog command={command} record={record} onClose={() => ask(false)} onDone={() => refresh()} />}
    </>
  );
}

/** The end of the work on a statement: finishing it, or why that cannot be yet; opening it again. */
export const Ending = (props: EndingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    {props.statement.status === 'finished' ? (
      <ReopenButton record={props.record} />
    ) : (
      toldOf(props.record, 'finish') && <FinishButton {...props} />
    )}
  </Box>
);
