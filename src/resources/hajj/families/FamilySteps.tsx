import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventSeat from '@mui/icons-material/EventSeatOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import MoveDown from '@mui/icons-material/MoveDown';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { takeFamilyPayment } from '#catalog/hajj/bookings/takeFamilyPayment.ts';
import type { FamilyAnswer, FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import type { PageKey } from '#src/engine/keys/pageKeys.ts';
import { useKeyOf } from '#src/engine/keys/useKeyOf.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { useDeskRights } from '../desk/useDeskRights.ts';
import { owedFor } from './familyMoney.ts';
import { bookedOf, meantFor, together, type Together } from './meantFor.ts';
import { RegisterLink } from './RegisterLink.tsx';

const AddDialog = overlay(async () => (await import('./AddDialog.tsx')).AddDialog);
const BookDialog = overlay(async () => (await import('./BookDialog.tsx')).BookDialog);
const TogetherDialog = overlay(async () => (await import('./TogetherDialog.tsx')).TogetherDialog);
const PayTogetherDialog = overlay(
  async () => (await import('../bookings/familyPayment/PayTogetherDialog.tsx')).PayTogetherDialog,
);

type Step = 'add' | 'book' | Together | 'pay';

const looks: Readonly<Record<Step, { readonly label: string; readonly icon: ReactNode; readonly pageKey?: PageKey }>> =
  {
    add: { label: 'familyPages.add', icon: <GroupAdd /> },
    book: { label: 'familyPages.book', icon: <EventSeat />, pageKey: 'book' },
    confirm: { label: 'familyPages.confirm', icon: <EventAvailable /> },
    move: { label: 'familyPages.move', icon: <MoveDown /> },
    pay: { label: 'bookingPages.pay_together', icon: <Payments />, pageKey: 'pay' },
  };

/** What may be done for some members: what they have nothing for is not offered. */
function useSteps(members: readonly FamilyFile[]): readonly Step[] {
  const who = usePrincipal();
  const { books } = useDeskRights();
  const seesBookings = allowed(who, entities.booking, 'list');
  const mayTogether = (step: Together): boolean =>
    seesBookings && mayPerform(who, together[step]) && meantFor(step, members).meant.length > 0;
  const may: Readonly<Record<Step, boolean>> = {
    add: allowed(who, entities.hajj_passenger_info, 'edit'),
    book: books && bookedOf(members).meant.length > 0,
    confirm: mayTogether('confirm'),
    move: mayTogether('move'),
    pay: seesBookings && mayPerform(who, takeFamilyPayment) && owedFor(members).length > 0,
  };
  return (['add', 'book', 'confirm', 'move', 'pay'] as const).filter(one => may[one]);
}

function StepButton({ step, onPress }: { readonly step: Step; onPress(): void }) {
  const translate = useTranslate();
  const { label, icon, pageKey } = looks[step];
  const key = useKeyOf(pageKey);
  return (
    <Button {...key} size="small" startIcon={icon} aria-haspopup="dialog" onClick={onPress}>
      {translate(label)}
    </Button>
  );
}

interface FamilyStepsProps {
  readonly family: FamilyAnswer;
  /** For whom: the selected, or all. */
  readonly members: readonly FamilyFile[];
}

/** Somebody joins; and what is done for several of a family together. */
export function FamilySteps({ family, members }: FamilyStepsProps) {
  const steps = useSteps(members);
  // For whom it was asked: who is read anew meanwhile changes no open dialogue.
  const [open, setOpen] = useState<{ readonly step: Step; readonly members: readonly FamilyFile[] }>();
  const onClose = () => setOpen(undefined);
  const ids = open ? owedFor(open.members) : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map(step => (
        <StepButton key={step} step={step} onPress={() => setOpen({ step, members })} />
      ))}
      <RegisterLink family={family} />
      {open?.step === 'add' && <AddDialog family={family} onClose={onClose} />}
      {open?.step === 'book' && <BookDialog members={open.members} all={family.members} onClose={onClose} />}
      {(open?.step === 'move' || open?.step === 'confirm') && (
        <TogetherDialog step={open.step} members={open.members} onClose={onClose} />
      )}
      {open?.step === 'pay' && <PayTogetherDialog ids={ids} onClose={onClose} />}
    </Box>
  );
}
