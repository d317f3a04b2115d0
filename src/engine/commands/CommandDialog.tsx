import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { FormDialog } from '../editing/FormDialog.tsx';
import { formErrors } from '../editing/formValues.ts';
import { useSubmit } from '../editing/useSubmit.tsx';
import { reasonIn } from '../../dataProvider/reasonAsked.ts';
import { mapValues } from 'es-toolkit';
import { useLabels } from '../kinds/choice/useLabels.ts';
import { InputGrid } from '../kinds/InputGrid.tsx';
import { Narrowed } from '../kinds/ref/Narrowed.ts';
import { usePlaceName } from '../kinds/usePlaceName.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { CommandFacts } from './CommandFacts.tsx';
import { begun, commandForm, valuesOfRecord } from './commandForm.ts';
import { useCommand } from './useCommand.ts';

export interface CommandDialogProps {
  readonly command: Command;
  readonly record: RaRecord;
  onClose(): void;
  onDone(record: RaRecord): void;
  /** Instead of the command's own name. */
  readonly title?: string;
  /** What its form begins with beyond what its fields say. */
  readonly initial?: object;
  /** The host asks for a reason that the command does not always ask for, and says why. */
  readonly reasonFor?: string | undefined;
  /** What its user should know before. */
  readonly children?: ReactNode;
  /** What else is wrong that the page knows before the host is asked. */
  more?(values: Readonly<Record<string, unknown>>): readonly Violation[];
  /** Is told why the host refuses, for inputs of the page that show more of it than its text. */
  onRefused?(error: unknown): void;
  /** What its button says instead of the command's name. */
  readonly button?: string;
  /** Below the fields. */
  readonly below?: ReactNode;
  /** With room for more than a few fields. */
  readonly isWide?: boolean;
  /** Inputs of the page in place of the plain ones, by field. */
  readonly inputs?: Readonly<Record<string, ReactNode>>;
}

/** What changes, for whoever is asked whether they mean it. */
function Consequence({ command, record }: Pick<CommandDialogProps, 'command' | 'record'>) {
  const translate = useTranslate();
  const [name = '', field] = stateFieldOf(command.entity) ?? [];
  const { wordOf } = useLabels(field ?? {});
  const [to, ...others] = command.to;
  if (!field || to === undefined || others.length > 0) return null;
  const from = String(record[name] ?? field.lifecycle?.initial);
  const about = translate(`crud.lifecycle.about.${command.verb}`, { _: '' });
  return (
    <Typography sx={{ mb: 2 }}>
      {translate('crud.lifecycle.change', { from: wordOf(from), to: wordOf(to) })}
      {about && ` ${about}`}
    </Typography>
  );
}

/** Of a long form: the way on and the way out stay in sight, and cover nothing that has the focus. */
const atHand = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  borderBlockStart: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  backgroundImage: 'inherit',
} as const;
const roomBelow = { '& .MuiDialog-paper': { scrollPaddingBlockEnd: '4.5rem' } };

/** What the keyboard of a phone leaves of the screen makes every form a long one. */
const short = '@media (max-height: 600px)';

/** Asks what a command is told, why it is given, or whether it is meant, and gives it. */
export function CommandDialog({
  command,
  record,
  onClose,
  onDone,
  title,
  initial,
  reasonFor,
  children,
  inputs,
  onRefused,
  more,
  isWide = false,
  button,
  below,
}: CommandDialogProps) {
  const translate = useTranslate();
  const today = useToday();
  const { mutateAsync } = useCommand(command, { isShown: true });
  const [why, setWhy] = useState(reasonFor);
  const [override, setOverride] = useState<string>();
  const form = useMemo(
    () => commandForm(command, { reason: why !== undefined, override_reason: override !== undefined }, record),
    [command, why, override, record],
  );
  // A form that begins otherwise would be emptied.
  const [first] = useState(form);
  const [narrowed] = useState(() => mapValues(command.offers ?? {}, offered => offered(record)));
  // 'Cancel' beside 'Close' would say that nothing is done.
  const label = translate(`crud.lifecycle.in_full.${command.name}`, { _: translate(`commands.${command.verb}`) });
  const isQuestion = Object.keys(command.input).length === 0 && why === undefined;
  const nameOf = usePlaceName();
  const { submit, refusal } = useSubmit(
    async ({ reason, ...input }, { saved }) => {
      const because = typeof reason === 'string' ? { reason: reason.trim() } : {};
      const to = command.on === 'record' ? { id: record.id, version: record['version'] } : {};
      const done = await mutateAsync({ ...to, input, ...because }).catch((error: unknown) => {
        onRefused?.(error);
        throw error;
      });
      saved({ ...input, reason });
      onDone(done);
      onClose();
    },
    undefined,
    { fields: ['reason', 'override_reason', ...Object.keys(form.fields)], nameOf },
  );
  /** Where a reason turns out to be missing, the dialogue asks for it from then on. */
  const give: typeof submit = async (values, editing) => {
    const errors = await submit(values, editing);
    if (!('reason' in form.fields)) setWhy(reasonIn(errors));
    if (override === undefined) setOverride(reasonIn(errors, 'override_reason'));
    return errors;
  };
  return (
    <FormDialog
      title={title ?? (isQuestion ? translate('crud.lifecycle.question', { command: label }) : label)}
      of={command.entity.route}
      give={button ?? label}
      leave={translate(`crud.lifecycle.keep.${command.name}`, { _: translate('ra.action.close') })}
      maxWidth={isWide ? 'md' : 'sm'}
      sx={isWide ? roomBelow : { [short]: roomBelow }}
      actionsSx={isWide ? atHand : { [short]: atHand }}
      defaultValues={begun(first, today, { ...valuesOfRecord(command, record), ...initial })}
      onSubmit={give}
      validate={values => formErrors(form, values, { translate, today, more: more?.(values) ?? [] })}
      onClose={onClose}
    >
      {refusal ||
        (why !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate(why, { _: why })}
          </Alert>
        ))}
      {children}
      <CommandFacts command={command} record={record} />
      <Consequence command={command} record={record} />
      <Narrowed value={narrowed}>
        <InputGrid entity={form} names={Object.keys(form.fields).filter(name => !inputs?.[name])} />
      </Narrowed>
      {inputs && Object.values(inputs)}
      {below}
    </FormDialog>
  );
}
