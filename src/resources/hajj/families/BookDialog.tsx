import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { omit, pick } from 'es-toolkit';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { flag } from '#catalog/engine/fields.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { newValues } from '#src/engine/editing/formValues.ts';
import { GuardedDialog } from '#src/engine/editing/GuardedDialog.tsx';
import { LeaveGuard } from '#src/engine/editing/LeaveGuard.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { DepartureInput } from '../desk/DepartureInput.tsx';
import { useDeskRights } from '../desk/useDeskRights.ts';
import { useWhy } from '../dialogs/useWhy.ts';
import { BookOutcomes } from './BookOutcomes.tsx';
import { LeftOut } from './LeftOut.tsx';
import { bookedOf } from './meantFor.ts';
import { PayerInput, payerOf } from './PayerInput.tsx';
import { useBookEach } from './useBookEach.ts';

const form: Entity = {
  ...omit(booking, ['fields', 'check', 'checks', 'unique']),
  fields: { ...pick(booking.fields, ['departure', 'room_type']), confirms: flag({ initial: true }) },
};

interface BookDialogProps {
  /** For whom it is asked, of all who are of the family. */
  readonly members: readonly FamilyFile[];
  readonly all: readonly FamilyFile[];
  onClose(): void;
}

function Asked({ members, all, today, onClose }: BookDialogProps & { readonly today: string }) {
  const translate = useTranslate();
  const id = useId();
  const why = useWhy();
  const rights = useDeskRights();
  // As they were when it was asked: who is booked here is still told of.
  const [{ meant, booked, gone }] = useState(() => bookedOf(members));
  const [leads] = useState(() => payerOf(meant, all));
  const [onePays, setOnePays] = useState(leads !== null && meant.length > 1);
  const asked = useForm<Record<string, unknown>>({ mode: 'onTouched', defaultValues: newValues(form) });
  const told = useWatch({ control: asked.control });
  const { outcomes, isRunning, cut, start } = useBookEach();
  const payer = onePays ? leads : null;
  const { departure, room_type: room } = told;
  const confirms = rights.confirms && told['confirms'] !== false;
  const wish = {
    departure: Number(departure),
    roomType: typeof room === 'string' && room !== '' ? room : null,
    today,
    confirms,
    payer,
  };
  const left = meant.filter(one => !outcomes[one.id]);
  // What is sent already goes on as it was.
  const hasBegun = isRunning || cut !== undefined || left.length < meant.length;
  const isStuck = payer !== null && outcomes[payer.member] !== undefined && !outcomes[payer.member]?.made;
  return (
    <GuardedDialog fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !isRunning && onClose()}>
      {close => (
        <RecordContextProvider value={undefined}>
          <ResourceContextProvider value={booking.route}>
            <DialogTitle id={id}>{translate('familyPages.book_for', { smart_count: meant.length })}</DialogTitle>
            <DialogContent>
              {isRunning && <LinearProgress aria-label={translate('ra.message.loading')} />}
              {cut !== undefined && (
                <Alert severity="error" sx={{ mb: 2 }}>
                  {translate('familyPages.cut', { reason: why(cut) })}
                </Alert>
              )}
              {isStuck && left.length > 0 && (
                <Alert severity="warning" sx={{ mb: 2 }}>
                  {translate('familyPages.payer_not_booked', { name: payer.name })}
                </Alert>
              )}
              <LeftOut why="familyPages.booked_already" members={booked} />
              <LeftOut why="familyPages.not_coming" members={gone} />
              {meant.length > 0 && !hasBegun && (
                <FormProvider {...asked}>
                  <DepartureInput />
                  <InputGrid entity={form} names={['room_type', ...(rights.confirms ? ['confirms'] : [])]} />
                  {leads && <PayerInput name={leads.name} isOne={onePays} onChange={setOnePays} />}
                  <LeaveGuard />
                </FormProvider>
              )}
              <BookOutcomes members={meant} outcomes={outcomes} />
            </DialogContent>
            <DialogActions>
              <Button onClick={close} disabled={isRunning}>
                {translate('ra.action.close')}
              </Button>
              {left.length > 0 && !isStuck && (
                <Button
                  variant="contained"
                  disabled={isRunning || isBlank(departure)}
                  onClick={() => void start(meant, wish)}
                >
                  {translate('familyPages.book_for', { smart_count: left.length })}
                </Button>
              )}
            </DialogActions>
          </ResourceContextProvider>
        </RecordContextProvider>
      )}
    </GuardedDialog>
  );
}

/** Books members of a family on one departure, a booking each; what is refused is told of each. */
export function BookDialog(props: BookDialogProps) {
  const today = useToday();
  return today === undefined ? null : <Asked {...props} today={today} />;
}
