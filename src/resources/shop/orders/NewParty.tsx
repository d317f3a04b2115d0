import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { party } from '#catalog/ledger/chart/party.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useClosures } from '#src/engine/kinds/closures.tsx';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { focusField } from '../../ledger/entry/focusField.ts';

const NewPartyDialog = overlay(async () => (await import('./NewPartyDialog.tsx')).NewPartyDialog);

/** Enters whoever orders for the first time, by name and telephone, without leaving the order. */
export function NewParty() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { canAccess } = useCanAccess({ resource: party.route, action: 'create' });
  const [isAsking, ask] = useState(false);
  const isClosed = useClosures(useEntity()).has('party');
  if (!canAccess || isClosed) return null;
  return (
    <div>
      <Button size="small" startIcon={<PersonAdd />} onClick={() => ask(true)}>
        {translate('orderPages.new_customer')}
      </Button>
      {isAsking && (
        <NewPartyDialog
          onClose={() => ask(false)}
          onMade={id => {
            setValue('party', id, { shouldDirty: true, shouldValidate: true });
            ask(false);
            focusField('items.0.stock_item');
          }}
        />
      )}
    </div>
  );
}
