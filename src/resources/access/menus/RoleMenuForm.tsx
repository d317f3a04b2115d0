import Box from '@mui/material/Box';
import { type RaRecord, SaveButton, useNotify, useTranslate } from 'react-admin';
import { role } from '#catalog/access/role.ts';
import { useSaveKey } from '#src/engine/crud/form/useSaveKey.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import type { Values } from '#src/engine/editing/merged.ts';
import { NewerRecord } from '#src/engine/editing/NewerRecord.tsx';
import type { Editing } from '#src/engine/editing/useEditing.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { MenuInput } from './MenuInput.tsx';
import { stickyBar } from '#src/engine/pages/stickyBar.ts';

/** The contract's own name for the set of a role (3.4); one call replaces it. */
const REPLACE = '/role_menu/api/v1/role_menu/create/';

interface Choice {
  readonly items: unknown;
  readonly ifMatch?: number;
}

/** Ticks the menu of one role and saves it by a single call, unless somebody else saved the role meanwhile. */
export function RoleMenuForm({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const bar = useSaveKey();
  const { id, version } = record;
  const { mutateAsync } = useCall<Choice, unknown>(
    (host, { items, ...call }) => host.ask(REPLACE, { method: 'POST', body: { role: id, menu_items: items }, ...call }),
    { touches: [role.route, 'menu'], awaitsReading: true },
  );
  const save = async (values: Values, { base, saved }: Editing) => {
    const known: unknown = base()?.['version'];
    await mutateAsync({ items: values['menu_items'], ...(typeof known === 'number' && { ifMatch: known }) });
    saved(values);
    notify('accessPages.menus.saved', { type: 'success' });
  };
  const { submit, refusal, onStaleSettled } = useSubmit(save, reason =>
    translate('accessPages.menus.not_saved', { reason }),
  );
  return (
    <EditingForm record={{ id, version, menu_items: record['menu_items'] ?? [] }} onSubmit={submit}>
      <NewerRecord onSettled={onStaleSettled} />
      <Box sx={{ p: 2 }}>
        <MenuInput source="menu_items" />
      </Box>
      <Box
        ref={bar}
        sx={{
          ...stickyBar,
          p: 1.5,
        }}
      >
        {refusal}
        <SaveButton label="accessPages.menus.save" />
      </Box>
    </EditingForm>
  );
}
