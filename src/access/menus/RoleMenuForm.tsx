import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, type RaRecord, SaveButton, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { role } from '../../../catalog/access/role.ts';
import { UnsavedGuard } from '../../crud/form/UnsavedGuard.tsx';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { MenuInput } from './MenuInput.tsx';

/** The contract's own name for the set of a role (3.4); one call replaces it. */
const REPLACE = '/role_menu/api/v1/role_menu/create/';

/** Ticks the menu of one role and saves it by a single call. */
export function RoleMenuForm({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [reason, setReason] = useState<string>();
  const save = async (values: Readonly<Record<string, unknown>>) => {
    setReason(undefined);
    try {
      await dataProvider.ask(REPLACE, { method: 'POST', body: { role: record.id, menu_items: values['menu_items'] } });
    } catch (error) {
      setReason(error instanceof Error ? error.message : 'ra.notification.http_error');
      return;
    }
    notify('accessPages.menus.saved', { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: [role.route] });
  };
  return (
    <Form record={{ id: record.id, menu_items: record['menu_items'] ?? [] }} onSubmit={save}>
      <UnsavedGuard />
      {reason && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('accessPages.menus.not_saved', { reason: translate(reason, { _: reason }) })}
        </Alert>
      )}
      <MenuInput source="menu_items" />
      <SaveButton label="accessPages.menus.save" sx={{ mt: 2 }} />
    </Form>
  );
}
