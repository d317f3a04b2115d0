import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useCanAccess } from 'react-admin';
import { party } from '#catalog/ledger/chart/party.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { EntryForm, type EntryFormProps } from '../../ledger/entry/EntryForm.tsx';
import { focusField } from '../../ledger/entry/focusField.ts';
import { useBillKind } from '../lines/billKind.ts';
import { BillBar } from './BillBar.tsx';
import { BillLines } from './BillLines.tsx';
import { NoteSettlement } from './NoteSettlement.tsx';
import { PartyStanding } from './PartyStanding.tsx';

/** Typing begins at a field; on a phone its keyboard would cover what is to be read first. */
function BeginTyping({ at }: { readonly at: string }) {
  // Until that is known, there is no box to type into.
  const { isPending } = useCanAccess({ resource: party.route, action: 'list' });
  useEffect(() => {
    if (!isPending && matchMedia('(pointer: fine)').matches) focusField(at);
  }, [isPending, at]);
  return null;
}

/** A bill or note as it is typed: a new one, or a draft. */
export function BillForm({ defaultValues }: EntryFormProps) {
  const entity = useEntity();
  const { kind } = useBillKind();
  return (
    <EntryForm Bar={BillBar} {...(defaultValues && { defaultValues })}>
      <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <InputGrid
          entity={entity}
          names={['party', kind.day, 'due_date', 'ref_invoice_no', 'branch', 'currency', 'exchange_rate', 'tds', 'vds']}
        />
        <PartyStanding />
        <BillLines />
        <InputGrid entity={entity} names={['discount']} />
        <NoteSettlement />
        <InputGrid entity={entity} names={['details', 'file']} />
      </Box>
      {/* Whom a note is for is known, and the list of others would cover what it takes back. */}
      {defaultValues && <BeginTyping at={defaultValues['party'] ? kind.day : 'party'} />}
    </EntryForm>
  );
}
