import { omit } from 'es-toolkit';
import { useMemo } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type Identifier, ListContextProvider, ResourceContextProvider, useDataProvider, useList } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { BulkDialog } from '#src/engine/bulk/BulkDialog.tsx';
import { begun, commandForm } from '#src/engine/commands/commandForm.ts';
import { LeaveGuard } from '#src/engine/editing/LeaveGuard.tsx';
import { recordErrors } from '#src/engine/editing/recordErrors.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { Narrowed } from '#src/engine/kinds/ref/Narrowed.ts';
import { LeftOut } from './LeftOut.tsx';
import { movedOf, moving } from './meantFor.ts';

const whole = commandForm(moving);
/** What is asked once for all of them; instalments are those of one booking. */
const form: Entity = { ...whole, fields: omit(whole.fields, ['instalments']) };
const names = Object.keys(form.fields);

interface MoveDialogProps {
  readonly members: readonly FamilyFile[];
  onClose(): void;
}

function Asked({ members, today, onClose }: MoveDialogProps & { readonly today: string }) {
  const { performMany } = useDataProvider<RihlaDataProvider>();
  const asked = useForm<Record<string, unknown>>({ mode: 'onTouched', defaultValues: begun(form, today, undefined) });
  const told = useWatch({ control: asked.control });
  const narrowed = useMemo(() => ({ departure: { status__in: ['open'], departure_date__gte: today } }), [today]);
  const run = async (ids: readonly Identifier[]) => {
    const reason = typeof told['reason'] === 'string' ? told['reason'].trim() : '';
    return performMany(booking.route, { command: moving, ids, input: omit(told, ['reason']), reason });
  };
  return (
    <BulkDialog
      isCommand
      title="familyPages.move"
      confirm="familyPages.move"
      ready={recordErrors(form, told).length === 0}
      run={run}
      onClose={onClose}
    >
      <LeftOut why="familyPages.cannot_move" members={movedOf(members).others} />
      <FormProvider {...asked}>
        <Narrowed value={narrowed}>
          <InputGrid entity={form} names={names} />
        </Narrowed>
        <LeaveGuard />
      </FormProvider>
    </BulkDialog>
  );
}

/** Moves the bookings of members to another departure; one that cannot be moved stays, and says so. */
export function MoveDialog({ members, onClose }: MoveDialogProps) {
  const today = useToday();
  const queryClient = useQueryClient();
  const bookings = useMemo(
    () => movedOf(members).meant.flatMap(one => (one.booking ? [{ id: one.booking.id }] : [])),
    [members],
  );
  const list = useList({ data: bookings });
  const shared = {
    ...list,
    resource: booking.route,
    selectedIds: bookings.map(one => one.id),
    onSelect: () => undefined,
    refetch: () => void queryClient.invalidateQueries(),
  };
  if (today === undefined) return null;
  return (
    <ResourceContextProvider value={booking.route}>
      <ListContextProvider value={shared}>
        <Asked members={members} today={today} onClose={onClose} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
