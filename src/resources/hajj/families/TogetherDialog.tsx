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
import { meantFor, together, type Together } from './meantFor.ts';

/** What is asked once for all of them; instalments are those of one booking. */
const formOf = (step: Together): Entity => {
  const whole = commandForm(together[step]);
  return { ...whole, fields: omit(whole.fields, ['instalments']) };
};
const forms = { confirm: formOf('confirm'), move: formOf('move') };

interface TogetherDialogProps {
  readonly step: Together;
  readonly members: readonly FamilyFile[];
  onClose(): void;
}

function Asked({ step, members, today, onClose }: TogetherDialogProps & { readonly today: string }) {
  const form = forms[step];
  const command = together[step];
  const { performMany } = useDataProvider<RihlaDataProvider>();
  const asked = useForm<Record<string, unknown>>({ mode: 'onTouched', defaultValues: begun(form, today, undefined) });
  const told = useWatch({ control: asked.control });
  const narrowed = useMemo(() => ({ departure: { status__in: ['open'], departure_date__gte: today } }), [today]);
  const run = async (ids: readonly Identifier[]) => {
    const reason = typeof told['reason'] === 'string' ? { reason: told['reason'].trim() } : {};
    return performMany(booking.route, { command, ids, input: omit(told, ['reason']), ...reason });
  };
  return (
    <BulkDialog
      isCommand
      title={`familyPages.${step}`}
      confirm={`familyPages.${step}`}
      ready={recordErrors(form, told).length === 0}
      run={run}
      onClose={onClose}
    >
      <LeftOut why={`familyPages.cannot_${step}`} members={meantFor(step, members).others} />
      <FormProvider {...asked}>
        <Narrowed value={narrowed}>
          <InputGrid entity={form} names={Object.keys(form.fields)} />
        </Narrowed>
        <LeaveGuard />
      </FormProvider>
    </BulkDialog>
  );
}

/** Confirms the bookings of members, or moves them to another departure; one for which that cannot be stays, and says so. */
export function TogetherDialog({ step, members, onClose }: TogetherDialogProps) {
  const today = useToday();
  const queryClient = useQueryClient();
  const bookings = useMemo(
    () => meantFor(step, members).meant.flatMap(one => (one.booking ? [{ id: one.booking.id }] : [])),
    [step, members],
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
        <Asked step={step} members={members} today={today} onClose={onClose} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
