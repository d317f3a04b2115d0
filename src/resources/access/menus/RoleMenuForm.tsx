import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, type RaRecord, SaveButton, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { role } from '../../../../catalog/access/role.ts';
import { EditingForm } from '../../../editing/EditingForm.tsx';
import { NewerRecord } from '../../../editing/NewerRecord.tsx';
import { useSaveKey } from '../../../crud/form/useSaveKey.ts';
import type { Editing } from '../../../editing/useEditing.ts';
import type { RihlaDataProvider } from '../../../dataProvider/RihlaDataProvider.ts';
import { MenuInput } from './MenuInput.tsx';

/** The contract's own name for the set of a role (3.4); one call replaces it. */
const REPLACE = '/role_menu/api/v1/role_menu/create/';

interface Refusal {
  readonly reason: string;
  /** Somebody else saved first. */
  readonly stale: boolean;
}

const refusalOf = (error: unknown): Refusal => ({
  reason: error instanceof Error ? error.message : 'ra.notification.http_error',
  stale: error instanceof HttpError && error.status === 412,
});

/** Ticks the menu of one role and saves it by a single call, unless somebody else saved the role meanwhile. */
export function RoleMenuForm({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [refusal, setRefusal] = useState<Refusal>();
  const bar = useSaveKey();
  const { id, version } = record;
  const save = async (values: Readonly<Record<string, unknown>>, { base, saved }: Editing) => {
    setRefusal(undefined);
    const version: unknown = base()?.['version'];
    try {
      await dataProvider.ask(REPLACE, {
        method: 'POST',
        body: { role: id, menu_items: values['menu_items'] },
        ...(typeof version === 'number' && { ifMatch: version }),
      });
    } catch (error) {
      setRefusal(refusalOf(error));
      return undefined;
    }
    saved(values);
    notify('accessPages.menus.saved', { type: 'success' });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [role.route] }),
      queryClient.invalidateQueries({ queryKey: ['menu'] }),
    ]);
    return undefined;
  };
  return (
    <EditingForm record={{ id, version, menu_items: record['menu_items'] ?? [] }} onSubmit={save}>
      <NewerRecord onSettled={refusal?.stale ? () => setRefusal(undefined) : undefined} />
      <Box sx={{ p: 2 }}>
        <MenuInput source="menu_items" />
      </Box>
      <Box
        ref={bar}
        sx={{
          position: 'sticky',
          insetBlockEnd: 'var(--frame-bottom, 0px)',
          zIndex: 2,
          p: 1.5,
          bgcolor: 'background.paper',
          borderBlockStart: 1,
          borderColor: 'divider',
        }}
      >
        {refusal && !refusal.stale && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {translate('accessPages.menus.not_saved', { reason: translate(refusal.reason, { _: refusal.reason }) })}
          </Alert>
        )}
        <SaveButton label="accessPages.menus.save" />
      </Box>
    </EditingForm>
  );
}
