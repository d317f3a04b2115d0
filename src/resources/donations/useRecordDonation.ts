import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { cause } from '#catalog/donations/cause.ts';
import { recordDonation } from '#catalog/donations/donationCommands.ts';
import { member } from '#catalog/people/member.ts';
import { useCommand } from '../../engine/commands/useCommand.ts';
import type { Editing } from '../../engine/editing/useEditing.ts';
import { useOutcome } from '../../engine/messages/useOutcome.ts';
import { donationBody } from './donationForm.ts';
import { fieldErrorsOf, messageOf } from '../../dataProvider/failure.ts';

type Values = Record<string, unknown>;

/**
 * Records a donation, with its money if that is at hand; then shows it. Gives the errors of a refused form.
 */
export function useRecordDonation() {
  const queryClient = useQueryClient();
  const tell = useOutcome(recordDonation.entity.route);
  const redirect = useRedirect();
  const { mutateAsync } = useCommand(recordDonation);

  return async (values: Values, { saved }: Editing): Promise<Values | undefined> => {
    try {
      const made = await mutateAsync({ input: donationBody(values) });
      saved(values);
      tell('donationPages.create.saved', 'success');
      await Promise.all([cause.route, member.route].map(name => queryClient.invalidateQueries({ queryKey: [name] })));
      redirect('edit', recordDonation.entity.route, made.id);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (errors) return errors;
      tell(messageOf(error), 'error');
    }
    return undefined;
  };
}
