import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useHasChanges } from '#src/engine/editing/useHasChanges.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { KindSwitch } from '../KindSwitch.tsx';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { EntryForm, type EntryFormProps } from '../../entry/EntryForm.tsx';
import { CashWord } from './CashWord.tsx';
import { useCarry } from './useCarry.ts';
import { useReasons } from './useReasons.ts';
import { VoucherBar } from './VoucherBar.tsx';
import { VoucherSettlement } from './VoucherSettlement.tsx';
import { BeginTyping, VoucherLines } from './VoucherLines.tsx';
import { WillPost } from './WillPost.tsx';

/** What is typed in a new voucher goes along to another kind; a saved draft only where it is of the wrong kind. */
function FormKinds() {
  const isChanged = useHasChanges();
  const isSaved = useRecordContext()?.id !== undefined;
  const isWrong = useReasons().some(({ code }) => code === 'use_contra');
  const take = useCarry();
  const { name } = useVoucherKind();
  return (
    <KindSwitch
      carry={to => {
        const goes = to !== name && (isSaved ? isWrong && to === 'contra' : isChanged);
        if (goes) take(to);
        return goes;
      }}
    />
  );
}

function Fields({ isNew }: { readonly isNew: boolean }) {
  const entity = useEntity();
  const { kind } = useVoucherKind();
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormKinds />
      <InputGrid entity={entity} names={[kind.day, 'branch']} />
      <VoucherLines />
      <VoucherSettlement />
      <InputGrid entity={entity} names={['details']} />
      <CashWord />
      <WillPost />
      <InputGrid entity={entity} names={['file']} />
      {isNew && <BeginTyping />}
    </Box>
  );
}

/** A voucher as it is typed: a new one, or a draft. */
export const VoucherForm = ({ defaultValues }: EntryFormProps) => (
  <EntryForm Bar={VoucherBar} {...(defaultValues && { defaultValues })}>
    <Fields isNew={defaultValues !== undefined} />
  </EntryForm>
);
