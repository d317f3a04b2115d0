import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BooleanInput, SaveButton, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { cause } from '#catalog/donations/cause.ts';
import { entities } from '#catalog/registry/entities.ts';
import { DraftKeeper } from '../../engine/editing/DraftKeeper.tsx';
import { EditingForm } from '../../engine/editing/EditingForm.tsx';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { Heading } from '../../engine/pages/Heading.tsx';
import { useToday } from '../../authProvider/useToday.ts';
import { CauseProgress } from './CauseProgress.tsx';
import { donationErrors, emptyDonation } from './donationForm.ts';
import { DonorInputs } from './DonorInputs.tsx';
import { useRecordDonation } from './useRecordDonation.ts';
import { stickyBar } from '../../engine/pages/stickyBar.ts';

/** How far the chosen cause is. */
function ChosenCause() {
  const id: unknown = useWatch({ name: 'cause' });
  const { data } = useGetOne(cause.route, { id: Number(id) }, { enabled: Boolean(id) });
  return data ? <CauseProgress record={data} /> : null;
}

function NewDonation({ today }: { readonly today: string }) {
  const translate = useTranslate();
  const record = useRecordDonation();
  const [empty] = useState(() => emptyDonation(today));
  const validate = (values: Record<string, unknown>) => donationErrors(values, translate);
  return (
    <Card sx={{ overflow: 'visible', mt: 2 }}>
      <EditingForm noValidate mode="onTouched" defaultValues={empty} validate={validate} onSubmit={record}>
        <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
          <DonorInputs />
          <Typography variant="h6" component="h2" sx={{ paddingBlockStart: 1 }}>
            {translate('donationPages.create.gift')}
          </Typography>
          <InputGrid entity={entities.donation} names={['cause', 'amount', 'donated_on']} />
          <ChosenCause />
          <InputGrid entity={entities.donation} names={['payment_method', 'payment_number', 'message']} />
          <BooleanInput source="receive" label="donationPages.create.receive" helperText={false} />
        </Box>
        <Box
          sx={{
            ...stickyBar,
            p: 1.5,
          }}
        >
          <SaveButton alwaysEnable label="donationPages.create.save" />
        </Box>
        <DraftKeeper />
      </EditingForm>
    </Card>
  );
}

/** Records a donation: of a member or of somebody new, pledged or with the money at hand. */
export function DonationCreate() {
  const translate = useTranslate();
  const today = useToday();
  return (
    <>
      <Heading title={translate('donationPages.cause.give')} />
      {today ? <NewDonation today={today} /> : <LoadingForm />}
    </>
  );
}
