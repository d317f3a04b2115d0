import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { EntityEdit } from '../../../crud/form/EntityEdit.tsx';
import { LoadingForm } from '../../../crud/form/LoadingForm.tsx';
import { Heading } from '../../../crud/Heading.tsx';
import { useEntity } from '../../../crud/useEntity.ts';
import { FieldReading } from '../../../kinds/FieldReading.tsx';
import { InputGrid } from '../../../kinds/InputGrid.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { VoucherReading } from './VoucherReading.tsx';
import { VoucherTools } from './VoucherTools.tsx';

/** What may still be said of a posted voucher. */
const open = ['details', 'file'] as const;

const Above = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, p: 2, paddingBlockEnd: 0 }}>
    <KindSwitch />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <VoucherTools />
    </Box>
  </Box>
);

function Body() {
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VoucherReading />
      <InputGrid entity={useEntity()} names={open} />
    </Box>
  );
}

/** Its words and attachment for whoever may not change them. */
function Said() {
  const { fields } = useEntity();
  const record = useRecordContext();
  return open.map(name => {
    const [field, value] = [fields[name], record?.[name]];
    return field && (value ?? '') !== '' && <FieldReading key={name} name={name} field={field} value={value} />;
  });
}

function ShownPage() {
  const { record, defaultTitle } = useShowContext();
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      <Card sx={{ mt: 2 }}>
        <Above />
        <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <VoucherReading />
          <Said />
        </Box>
      </Card>
    </>
  );
}

/** A voucher that stands in the books, or whose reader may not change it. */
export const PostedVoucher = ({ mayEdit }: { readonly mayEdit: boolean }) =>
  mayEdit ? (
    <EntityEdit above={<Above />} body={<Body />} permanent={() => true} />
  ) : (
    <ShowBase>
      <ShownPage />
    </ShowBase>
  );
