import Box from '@mui/material/Box';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useToday } from '../../../../authProvider/useToday.ts';
import { formErrors } from '../../../../crud/form/formValues.ts';
import { useEntity } from '../../../../crud/useEntity.ts';
import { DraftKeeper } from '../../../../editing/DraftKeeper.tsx';
import { EditingForm } from '../../../../editing/EditingForm.tsx';
import { NewerRecord } from '../../../../editing/NewerRecord.tsx';
import { useHasChanges } from '../../../../editing/useHasChanges.ts';
import { ClosedNotice } from '../../../../kinds/closures.tsx';
import { InputGrid } from '../../../../kinds/InputGrid.tsx';
import { KindSwitch } from '../KindSwitch.tsx';
import { useVoucherKind } from '../voucherKind.ts';
import { LockedMonth } from './LockedMonth.tsx';
import { useCarry } from './useCarry.ts';
import { useEnter } from './useEnter.ts';
import { useReasons } from './useReasons.ts';
import { VoucherBar } from './VoucherBar.tsx';
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
      <InputGrid entity={entity} names={['details']} />
      <WillPost />
      <InputGrid entity={entity} names={['file']} />
      {isNew && <BeginTyping />}
    </Box>
  );
}

interface VoucherFormProps {
  /** Values of a new voucher; absent when a draft is edited. */
  readonly defaultValues?: Record<string, unknown>;
}

/** A voucher as it is typed: a new one, or a draft. */
export function VoucherForm({ defaultValues }: VoucherFormProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const today = useToday();
  const [isStale, setStale] = useState(false);
  const { enter, want, isUnderWay, locked } = useEnter(defaultValues ? undefined : () => setStale(true));
  return (
    <EditingForm
      noValidate
      mode="onTouched"
      validate={values => formErrors(entity, values, { translate, today })}
      {...(defaultValues && { defaultValues })}
      onSubmit={enter}
    >
      {!defaultValues && <NewerRecord onSettled={isStale ? () => setStale(false) : undefined} />}
      {!defaultValues && <ClosedNotice />}
      <Fields isNew={defaultValues !== undefined} />
      <VoucherBar isUnderWay={isUnderWay} onWish={want} />
      <DraftKeeper />
      {locked && <LockedMonth {...locked} />}
    </EditingForm>
  );
}
