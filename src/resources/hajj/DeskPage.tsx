import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pick } from 'es-toolkit';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, usePermissions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { focusNow } from '#src/engine/panels/focusNow.ts';
import { PilgrimCreate } from './PilgrimCreate.tsx';
import { besideOf, tripOf } from './desk/besideAt.ts';
import { keptOf } from './desk/deskEntity.ts';
import { DeskForm } from './DeskForm.tsx';
import { DoneNote } from './desk/DoneNote.tsx';
import { ofMahram } from './desk/useMahramAsked.ts';
import { useBegunAs } from './desk/useBegunAs.ts';
import type { Done, Sitting } from './desk/Sitting.ts';

type Values = Readonly<Record<string, unknown>>;

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const doneBy = (made: RaRecord, values: Values): Done => ({
  id: Number(made.id),
  name: titleOf(entities.hajj_passenger_info, made),
  hasFamily: !isBlank(made['family']),
  number: typeof made['tracking_no'] === 'string' ? made['tracking_no'] : null,
  booking: idIn(made['booking']),
  voucher: idIn(made['voucher']),
  journey: pick(values, ofMahram),
  lacks: typeof made['file_lacks'] === 'string' ? made['file_lacks'] : null,
});

/** Those of a family go on being one, each told by the one before. */
const nextOf = (values: Values, done: Done): Values => ({
  ...keptOf(values),
  with_pilgrim: isBlank(values['with_pilgrim']) ? null : done.id,
});

interface DeskProps {
  /** What the first form begins with. */
  readonly first: Values;
  onWhole(): void;
}

/** One person after the other, each by one save. */
function Desk({ first, onWhole }: DeskProps) {
  const translate = useTranslate();
  const beside = besideOf(useLocation());
  const [sitting, setSitting] = useState<Sitting>({
    begun: { ...first, ...(beside && { with_pilgrim: beside.id }) },
    before: beside,
  });
  const [isAtRest, setAtRest] = useState(false);
  const { begun, before, done } = sitting;
  const note = useRef<HTMLElement>(null);
  // The save was pressed at the foot of a long form; that the next form takes the focus moves the page too little.
  const last = done?.id;
  useEffect(() => {
    if (last !== undefined) note.current?.scrollIntoView?.({ block: 'center' });
  }, [last]);
  return (
    <>
      <Heading title={translate('deskPages.title')} />
      <Box ref={note}>{done && <DoneNote done={done} />}</Box>
      {isAtRest ? (
        <Button ref={focusNow} variant="contained" sx={{ mt: 2 }} onClick={() => setAtRest(false)}>
          {translate('deskPages.next')}
        </Button>
      ) : (
        <DeskForm
          // Each of them has a form, a key and a draft of their own.
          key={done?.id ?? 0}
          begun={begun}
          before={done ?? before}
          onWhole={onWhole}
          onDone={(made, { values, isNext }) => {
            const just = doneBy(made, values);
            setSitting({ begun: nextOf(values, just), done: just });
            setAtRest(!isNext);
          }}
        />
      )}
    </>
  );
}

/** A new pilgrim: at the desk, or by the form of a file alone where one of its fields, or all of them, are asked for. */
export function DeskPage() {
  const { permissions, isPending } = usePermissions<Principal>();
  const location = useLocation();
  const { hash, search } = location;
  const begun = useBegunAs(tripOf(location));
  const [isWhole, setWhole] = useState(hash !== '' || new URLSearchParams(search).has('source'));
  if (isWhole) return <PilgrimCreate />;
  if (isPending || !begun) return <LoadingForm />;
  return <Desk first={{ branch: permissions?.branch ?? null, ...begun }} onWhole={() => setWhole(true)} />;
}
