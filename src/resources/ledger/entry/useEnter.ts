import { HttpError, type RaRecord, useDataProvider, useRedirect } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { commandNamed } from '#catalog/registry/commands.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useCommand } from '#src/engine/commands/useCommand.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { reasonAsked } from '#src/dataProvider/reasonAsked.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import type { Editing } from '#src/engine/editing/useEditing.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { paperPath } from '../documents/paperPath.ts';
import { createPathOf, useDocument } from '../documents/accountsDocument.ts';
import { handOver } from '../documents/begun.ts';

/** What is wanted of what is typed: to keep it, to post it, or to leave that to somebody else. */
export const wishes = ['save', 'post', 'post_print', 'post_new', 'submit'] as const;
export type EntryAction = (typeof wishes)[number];

type Values = Record<string, unknown>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'ra.notification.http_error');

/** Keeps what is typed as a draft: made once, and changed from then on. */
function useKeep() {
  const { route } = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  // A draft that was made but refused to be posted is corrected in the form in which it was typed.
  const made = useRef<RaRecord>(undefined);
  return async (values: Values, editing: Editing): Promise<RaRecord> => {
    const base = editing.base() ?? made.current;
    const { data } = base
      ? await dataProvider.update(route, { id: base.id, data: values, previousData: base })
      : await dataProvider.create(route, { data: values, meta: { form: made } });
    if (!editing.base()) made.current = data;
    editing.saved(values, editing.base() ? { ...editing.base(), ...data } : { ...values, ...data });
    for (const key of [route, 'history']) void queryClient.invalidateQueries({ queryKey: [key] });
    return data;
  };
}

/** Gives a command of the document by its verb. */
function useVerb(entity: Entity, verb: string) {
  const command = commandNamed(entity, verb);
  if (!command) throw new Error(`${entity.name} knows no ${verb}`);
  return useCommand(command).mutateAsync;
}

/** Where one goes when it is done. */
function useNext() {
  const { route } = useEntity();
  const { name, day } = useDocument();
  const redirect = useRedirect();
  const navigate = useNavigate();
  return (wish: EntryAction, { id }: RaRecord, values: Values): void => {
    if (wish === 'post_new') void navigate(createPathOf(name), { state: handOver({ [day]: values[day] }) });
    else if (wish === 'post_print') void navigate(paperPath(name, id), { state: { print: true } });
    else redirect('edit', route, id);
  };
}

/** A draft that the host posts only for a reason, since its month is locked. */
export interface Locked {
  /** What the host says of it. */
  readonly why: string;
  readonly draft: RaRecord;
  /** Where one wanted to go after posting. */
  goOn(posted: RaRecord): void;
  leave(): void;
}

/**
 * Saves what is typed, and posts it if that is wanted: what the host refuses is told at its cells, and a document that
 * it did not post stays a draft.
 */
export function useEnter(onStale?: () => void) {
  const entity = useEntity();
  const { route } = entity;
  const tell = useOutcome(route);
  const keep = useKeep();
  const goOn = useNext();
  const { words, verb } = useDocument();
  const post = useVerb(entity, verb);
  // Only some documents can be left to others; the wish is not offered for the rest.
  const submit = useVerb(entity, commandNamed(entity, 'submit') ? 'submit' : verb);
  const wish = useRef<EntryAction>('save');
  const [isUnderWay, setUnderWay] = useState(false);
  const [locked, setLocked] = useState<Locked>();

  const failed = (error: unknown, message: string): Values | undefined => {
    const { status, body } = error instanceof HttpError ? error : { status: 0, body: undefined };
    if (status === 412 && onStale) onStale();
    else if (body?.errors) tell(message, 'warning');
    else tell(messageOf(error), 'error');
    return body?.errors;
  };
  const enter = async (values: Values, editing: Editing): Promise<Values | undefined> => {
    const wanted = wish.current;
    setUnderWay(true);
    try {
      const draft = await keep(values, editing);
      if (wanted === 'save') tell(`${words}.saved`, 'success');
      else {
        try {
          const give = wanted === 'submit' ? submit : post;
          const given = await give({ id: draft.id, version: draft['version'] });
          tell(wanted === 'submit' ? 'voucherPages.submitted' : `${words}.posted`, 'success', {
            number: given['invoice_no'],
          });
        } catch (error) {
          const why = reasonAsked(error);
          if (why === undefined) return failed(error, `${words}.not_posted`);
          setLocked({ why, draft, goOn: given => goOn(wanted, given, values), leave: () => setLocked(undefined) });
          return undefined;
        }
      }
      goOn(wanted, draft, values);
    } catch (error) {
      return failed(error, 'voucherPages.not_saved');
    } finally {
      setUnderWay(false);
    }
    return undefined;
  };
  const want = (wanted: EntryAction) => {
    wish.current = wanted;
  };
  return { enter, want, isUnderWay, locked };
}
