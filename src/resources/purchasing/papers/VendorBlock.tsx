import Box from '@mui/material/Box';
import type { PurchasingParts } from './usePurchasingPaper.ts';

const address = ['company_name', 'contact_person', 'street_address_one', 'street_address_two'] as const;

const isWritten = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whom a document is written to, with where they are and how they are reached. */
export function VendorBlock({
  record,
  vendor,
  party,
  city,
}: Pick<PurchasingParts, 'record' | 'vendor' | 'party' | 'city'>) {
  if (!vendor) return <>#{String(record['party'])}</>;
  const { name, phone, email } = vendor;
  const place = [vendor['postal_code'], city].filter(isWritten).join(' ');
  const said = [...party.slice(1), ...address.map(field => vendor[field]), place].filter(
    value => isWritten(value) && value !== name,
  );
  return (
    <Box sx={{ '& > div': { overflowWrap: 'anywhere' } }}>
      <Box sx={{ fontWeight: 600 }}>
        <bdi>{String(name)}</bdi>
      </Box>
      {said.map(line => (
        <div key={String(line)}>
          <bdi>{String(line)}</bdi>
        </div>
      ))}
      {[phone, email].filter(isWritten).map(line => (
        <div key={line}>
          <bdi dir="ltr">{line}</bdi>
        </div>
      ))}
    </Box>
  );
}
