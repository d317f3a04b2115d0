import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { type Decision, isWhole } from './Decision.ts';
import type { Offered } from './useOffered.ts';

const isUnpaid = ({ paid_amount: paid }: Undecided): boolean => toMinor(paid) === 0n;

/** Whom one choice is made for; `unchosen` are those for whom none is made yet. */
const groups = ['unchosen', 'all', 'unpaid', 'paid', 'without_seat'] as const;
type Group = (typeof groups)[number];

type Belongs = (row: Undecided, isChosen: boolean) => boolean;
const belongs: Readonly<Record<Group, Belongs>> = {
  unchosen: (_, isChosen) => !isChosen,
  all: () => true,
  unpaid: isUnpaid,
  paid: row => !isUnpaid(row),
  without_seat: ({ status }) => status === 'draft' || status === 'waiting',
};

interface ChooseForManyProps {
  readonly rows: readonly Undecided[];
  isChosen(id: number): boolean;
  readonly offered: Offered;
  readonly disabled: boolean;
  onDecide(ids: readonly number[], decision: Decision): void;
}

/** One choice for many bookings at once; nothing of it is done before it is carried out. */
export function ChooseForMany({ rows, isChosen, offered, disabled, onDecide }: ChooseForManyProps) {
  const translate = useTranslate();
  const [group, setGroup] = useState<Group>('unchosen');
  const [decision, decide] = useState<Decision>();
  const meant = rows.filter(row => belongs[group](row, isChosen(row.id)));
  const isReady = decision !== undefined && isWhole(decision) && meant.length > 0;
  return (
    <Box
      component="section"
      aria-label={translate('cancelPages.many')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, marginBlock: 2 }}
    >
      <ChoiceBox
        size="small"
        margin="none"
        label={translate('cancelPages.whom')}
        value={group}
        disabled={disabled}
        onChoose={setGroup}
        sx={{ width: 240 }}
        options={groups.map(one => [one, translate(`cancelPages.groups.${one}`)] as const)}
      />
      <ChoiceFields decision={decision} offered={offered} disabled={disabled} onDecide={decide} />
      <Button
        variant="outlined"
        disabled={disabled || !isReady}
        onClick={() => {
          if (decision)
            onDecide(
              meant.map(({ id }) => id),
              decision,
            );
        }}
      >
        {translate('cancelPages.choose_for', { smart_count: meant.length })}
      </Button>
    </Box>
  );
}
