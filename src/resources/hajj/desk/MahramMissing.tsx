import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useMahramAsked } from './useMahramAsked.ts';

/** That whoever was entered needs a mahram still. */
export function MahramMissing({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const { isMissing } = useMahramAsked(of);
  return isMissing && <Alert severity="warning">{translate('deskPages.mahram_missing')}</Alert>;
}
