import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { cause } from '../../../catalog/donations/cause.ts';
import { donation } from '../../../catalog/donations/donation.ts';
import { member } from '../../../catalog/people/member.ts';
import { calls } from '../../../catalog/wire.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { Editing } from '../../editing/useEditing.ts';
import { donationBody, isNewDonor } from './donationForm.ts';

type Values = Record<string, unknown>;

const { route } = donation;

/** Texts by field for the form, if that is what a refusal is about. */
const errorsOf = (error: unknown): Values | undefined => (error instanceof HttpError ? error.body?.errors : undefined);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'ra.notification.http_error');

/**
 * Records a donation, and if the money is at hand takes it as received; then shows it. Gives the errors of a refused
 * form.
 */
export function useRecordDonation() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();

  const create = async (values: Values): Promise<RaRecord> => {
    const data = donationBody(values);
    // A new donor's name belongs to no field of the donation, which is all that the plain create sends.
    if (isNewDonor(values)) return dataProvider.createAt(calls(donation.name).create, data);
    return (await dataProvider.create(route, { data })).data;
  };

  const receive = async ({ id }: RaRecord): Promise<void> => {
    try {
      await dataProvider.transition(route, { id, to: 'received' });
      notify('donationPages.create.saved', { type: 'success' });
    } catch (error) {
      const reason = translate(messageOf(error), { _: messageOf(error) });
      notify('donationPages.create.not_received', { type: 'warning', messageArgs: { reason } });
    }
  };

  return async (values: Values, { saved }: Editing): Promise<Values | undefined> => {
    try {
      const made = await create(values);
      saved(values);
      if (values['receive'] === true) await receive(made);
      else notify('donationPages.create.saved', { type: 'success' });
      await Promise.all(
        [route, cause.route, member.route].map(name => queryClient.invalidateQueries({ queryKey: [name] })),
      );
      redirect('edit', route, made.id);
    } catch (error) {
      const errors = errorsOf(error);
      if (errors) return errors;
      notify(messageOf(error), { type: 'error' });
    }
    return undefined;
  };
}
