import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useId, useState } from 'react';
import {
  type RaRecord,
  useRecordContext,
  useRedirect,
  type TranslateFunction as Translate,
  useTranslate,
} from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { type AvailableCommand, stateIn } from '#catalog/registry/availableCommands.ts';
import { aboutWhom } from '#catalog/engine/violations/violation.ts';
import { reasonAsked } from '../../dataProvider/reasonAsked.ts';
import { useOutcome } from '../messages/useOutcome.ts';
import { overlay } from '../onDemand/overlay.tsx';
import type { PageKey } from '../keys/pageKeys.ts';
import { useKeyOf, useStepKey } from '../keys/useKeyOf.ts';
import { BlockedButton } from '../panels/BlockedButton.tsx';
import { OwnDialogs } from './ownDialogs.ts';
import { useLabels } from '../kinds/choice/useLabels.ts';
import { violationArgs } from '../kinds/violationArgs.ts';
import { useCommand } from './useCommand.ts';
import { useAvailableCommands } from './useAvailableCommands.ts';
import { useRefusedText } from './useRefusedText.ts';
import { fieldErrorsOf, messageOf } from '../../dataProvider/failure.ts';

const CommandDialog = overlay(async () => (await import('./CommandDialog.tsx')).CommandDialog);

/** It asks something before it is given. */
const asks = ({ reason, confirm, input }: Command): boolean =>
  Boolean(reason || confirm) || Object.keys(input).length > 0;

/** The other record of its kind that a command has made, if it makes one. */
const madeBy = ({ entity, output }: Command, answer: RaRecord): unknown =>
  answer[Object.keys(output).find(name => output[name]?.target === entity.name) ?? ''];

/** What a command says it has done besides, where that has words. */
const besides = ({ output }: Command, answer: RaRecord, translate: Translate): string | undefined =>
  Object.entries(output).find(
    ([name, { kind }]) =>
      (kind === 'flag' ? answer[name] === true : kind === 'integer' && answer[name] > 0) &&
      translate(`crud.lifecycle.besides.${name}`, { _: '', smart_count: 1 }) !== '',
  )?.[0];

interface CommandButtonProps {
  readonly available: AvailableCommand;
  /** The one that most people are here for stands out. */
  readonly isFirst: boolean;
  readonly disabled: boolean;
  /** What it says, where that is not the name of the command. */
  readonly label?: string;
  readonly pageKey?: PageKey;
}

/** A step of the record around; blocked, it says why. */
export function CommandButton({ available, isFirst, disabled, label: said, pageKey: own }: CommandButtonProps) {
  const { command, blocked, words, params, of } = available;
  const translate = useTranslate();
  const { wordOf } = useLabels(stateFieldOf(command.entity)?.[1] ?? {});
  const tell = useOutcome(command.entity.route);
  const redirect = useRedirect();
  const refusedText = useRefusedText();
  const record = useRecordContext();
  const { mutateAsync, isPending } = useCommand(command, { isShown: true });
  const pageKey = useStepKey(command.verb, own);
  const key = useKeyOf(pageKey);
  const [asking, ask] = useState<boolean | string>(false);
  const Dialog = useContext(OwnDialogs)[command.verb] ?? CommandDialog;
  const label = said ?? translate(`commands.${command.verb}`);
  if (blocked || !record)
    return (
      <BlockedButton
        {...{ label, pageKey }}
        why={aboutWhom({ of }, translate(`violations.${words ?? blocked}`, violationArgs(params, translate)))}
      />
    );
  const done = (answer: RaRecord) => {
    // The field of the state may stand on another tab.
    const state = stateIn(command.entity, answer);
    const to = state === undefined ? '' : wordOf(state);
    const notice = besides(command, answer, translate);
    if (notice) tell(`crud.lifecycle.besides.${notice}`, 'warning', { smart_count: answer[notice] });
    else tell(command.to.length > 0 ? 'crud.lifecycle.moved' : 'crud.lifecycle.done', 'success', { to });
    const made = madeBy(command, answer);
    if (typeof made === 'number') redirect('edit', command.entity.route, made);
  };
  // The button may be gone before the answer is: the record has moved on.
  const give = async () => {
    try {
      done(await mutateAsync({ id: record.id, version: record['version'] }));
    } catch (error) {
      const why = reasonAsked(error);
      if (why !== undefined) return ask(why);
      // Nothing is asked here, so that no field could say it.
      tell(refusedText(fieldErrorsOf(error) ?? {}).join(' ') || messageOf(error), 'error');
    }
  };
  const leaves = command.reason === true;
  const look: ButtonProps = leaves
    ? { variant: 'text', color: 'inherit' }
    : { variant: isFirst ? 'contained' : 'outlined' };
  return (
    <>
      <Button
        size="small"
        {...key}
        {...look}
        disabled={disabled || isPending}
        onClick={({ detail }) => {
          // The second half of a double click may meet the step that comes next, which nobody has read.
          if (detail > 1) return;
          if (asks(command)) ask(true);
          else void give();
        }}
      >
        {label}
      </Button>
      {asking !== false && (
        <Dialog
          command={command}
          record={record}
          reasonFor={asking === true ? undefined : asking}
          onClose={() => ask(false)}
          onDone={done}
        />
      )}
    </>
  );
}

export interface StepsProps {
  /** Something typed is not saved: it comes first. */
  readonly disabled: boolean;
  /** Verbs that the page offers elsewhere. */
  readonly without?: readonly string[];
}

/** What may be done with the record from where it stands, and why the rest may not. */
export function CommandButtons({ disabled, without }: StepsProps) {
  const found = useAvailableCommands().filter(({ command }) => !without?.includes(command.verb));
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext();
  if (found.length === 0) return null;
  const first =
    !without &&
    found.find(
      ({ command, blocked }) => !blocked && !command.reason && (!record || command.isNext?.(record) !== false),
    );
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2 }}
    >
      <Typography id={id} variant="body2" component="h2">
        {translate('crud.lifecycle.steps')}
      </Typography>
      {found.map(available => (
        <CommandButton
          key={available.command.verb}
          available={available}
          isFirst={available === first}
          disabled={disabled}
        />
      ))}
      {disabled && <Typography variant="caption">{translate('crud.lifecycle.save_first')}</Typography>}
    </Stack>
  );
}
