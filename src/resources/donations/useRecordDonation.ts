import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useRedirect } from 'react-admin';
import { cause } from '../../../catalog/donations/cause.ts';
import { recordDonation } from '../../../catalog/donations/donationCommands.ts';
import { member } from '../../../catalog/people/member.ts';
import { useCommand } from '../../commands/useCommand.ts';
import type { Editing } from '../../editing/useEditing.ts';
import { donationBody } from './donationForm.ts';

type Values = Record<string, unknown>;

/** Texts by field for the form, if that is what a refusal is about. */
const errorsOf = (error: unknown): Values | undefined => (error instanceof HttpError ? error.body?.errors : undefined);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'ra.notification.http_error');

/**
 * Records a donation, with its money if that is at hand; then shows it. Gives the errors of a refused form.
 */
export function useRecordDonation() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const { mutateAsync } = useCommand(recordDonation);

  return async (values: Values, { saved }: Editing): Promise<Values | undefined> => {
    try {
      const made = await mutateAsync({ input: donationBody(values) });
      saved(values);
      notify('donationPages.create.saved', { type: 'success' });
      await Promise.all([cause.route, member.route].map(name => queryClient.invalidateQueries({ queryKey: [name] })));
      redirect('edit', recordDonation.entity.route, made.id);
    } catch (error) {
      const errors = errorsOf(error);
      if (errors) return errors;
      notify(messageOf(error), { type: 'error' });
    }
    return undefined;
  };
}
