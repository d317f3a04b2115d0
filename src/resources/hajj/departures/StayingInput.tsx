import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { uniqBy } from 'es-toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { DepartureSeat, DepartureSeats } from '#catalog/hajj/departures/DepartureSeats.ts';
import { nothingSaid, type Staying, useOutcomes } from './outcomes.ts';
import type { Refused } from './Refused.ts';
import { StayingRow } from './StayingRow.tsx';

interface StayingProps {
  readonly of: DepartureSeats;
  /** Whom the host has named since: those who stay may be missing to them. */
  readonly refused: readonly Refused[];
}

interface OtherProps {
  readonly seats: readonly DepartureSeat[];
  onChosen(seat: DepartureSeat): void;
}

/** Somebody who could leave stays all the same: they are not there, or have changed their mind. */
function Other({ seats, onChosen }: OtherProps) {
  const translate = useTranslate();
  if (seats.length === 0) return null;
  return (
    <Autocomplete<DepartureSeat>
      // Empty again after each of them.
      key={seats.length}
      options={seats}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ booking }) => booking}
      onChange={(_, seat) => seat && onChosen(seat)}
      size="small"
      noOptionsText={translate('crud.nothing_found')}
      renderInput={params => <TextField {...params} label={translate('departurePages.stays_too')} />}
    />
  );
}

/** What becomes of each who does not leave with the others; the rest is counted. */
export function StayingInput({ of: { seats, hidden, hidden_lacking: elsewhere }, refused }: StayingProps) {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'staying' });
  const watched: unknown = useWatch({ name: 'staying' });
  const rows: readonly Staying[] = Array.isArray(watched) ? watched : [];
  const outcomesFor = useOutcomes();
  const seatOf = (booking: number) => seats.find(one => one.booking === booking);
  const whys = (booking: number) => [
    ...(seatOf(booking)?.lacks ?? []),
    ...refused.filter(one => one.booking === booking),
  ];
  const meetRefused = useEffectEvent((named: readonly Refused[]) => {
    const unnamed = named.filter(({ booking }) => rows.every(one => one.booking !== booking));
    if (unnamed.length > 0)
      append(
        unnamed.map(({ booking }) => nothingSaid(booking)),
        { focusName: `staying.${rows.length}.outcome` },
      );
  });
  useEffect(() => meetRefused(refused), [refused]);
  const open = rows.filter(({ outcome }) => !outcome);
  const stay = rows.filter(({ outcome }) => outcome !== 'clear_to_fly').length;
  const same = (given: Staying) => {
    for (const [at, { booking, outcome }] of rows.entries())
      if (!outcome && given.outcome && outcomesFor(seatOf(booking)).includes(given.outcome))
        setValue(`staying.${at}`, { ...given, booking }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <section aria-label={translate('fields.staying')}>
      <Typography component="p" variant="subtitle2" aria-live="polite" sx={{ mb: 1 }}>
        {translate('departurePages.fly', { smart_count: seats.length + hidden - stay })}
        {open.length > 0 && ` · ${translate('departurePages.to_say', { smart_count: open.length })}`}
      </Typography>
      {elsewhere > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('departurePages.elsewhere', { smart_count: elsewhere })}
        </Alert>
      )}
      {fields.map((_, at) => {
        const row = rows[at];
        if (!row) return null;
        const lacks = uniqBy(whys(row.booking), ({ code }) => code);
        return (
          <StayingRow
            key={row.booking}
            at={at}
            name={seatOf(row.booking)?.name ?? `#${row.booking}`}
            lacks={lacks}
            outcomes={outcomesFor(seatOf(row.booking))}
            others={row.outcome ? open.length : 0}
            onSame={() => same(row)}
            {...(lacks.length === 0 && { onLeave: () => remove(at) })}
          />
        );
      })}
      <Other
        seats={seats.filter(({ booking }) => rows.every(one => one.booking !== booking))}
        onChosen={({ booking }) => {
          append({ ...nothingSaid(booking), outcome: 'no_show' }, { shouldFocus: false });
          setTimeout(() => setFocus(`staying.${rows.length}.reason`));
        }}
      />
    </section>
  );
}
