import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { taxNumberNames } from '../../catalog/engine/papers/taxNumbers.ts';
import { textIn } from './site.ts';

interface TaxNumbersProps {
  /** Record of an agency or a party. */
  readonly of: Readonly<Record<string, unknown>>;
}

/** Under which numbers somebody is registered for taxes; nothing where there are none. */
export function TaxNumbers({ of }: TaxNumbersProps) {
  const translate = useTranslate();
  const known = taxNumberNames.filter(name => textIn(of, name) !== '');
  if (known.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      {known.map((name, at) => (
        <span key={name}>
          {at > 0 && ' · '}
          {translate(`fields.${name}`)} <bdi dir="ltr">{textIn(of, name)}</bdi>
        </span>
      ))}
    </Typography>
  );
}
