import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { entities } from '#catalog/registry/entities.ts';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { donorBoxes } from './donationForm.ts';

const ways = ['member', 'new'] as const;
const required: readonly string[] = ['first_name', 'email'];

/** Chooses the member who gives, or takes down who is not in the list yet. */
export function DonorInputs() {
  const translate = useTranslate();
  const donor: unknown = useWatch({ name: 'donor' });
  return (
    <>
      <RadioButtonGroupInput
        source="donor"
        label="donationPages.create.donor"
        choices={ways.map(id => ({ id, name: `donationPages.create.${id}` }))}
        helperText={false}
      />
      {donor === 'new' ? (
        <>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {translate('donationPages.create.new_hint')}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              rowGap: 1,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
            }}
          >
            {Object.entries(donorBoxes).map(([box, field]) => (
              <TextInput
                key={box}
                source={box}
                label={`fields.${field}`}
                isRequired={required.includes(box)}
                helperText={false}
                size="small"
                fullWidth
              />
            ))}
          </Box>
        </>
      ) : (
        <InputGrid entity={entities.donation} names={['member']} />
      )}
    </>
  );
}
