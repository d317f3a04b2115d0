import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import type { CellProps } from '../FieldViews.ts';

const besideText = { display: 'block' } as const;

/** Yes or no, told apart by form and by text for readers, not by colour alone. */
export function FlagCell({ value }: CellProps) {
  const translate = useTranslate();
  return value === true ? (
    <Check fontSize="small" color="success" sx={besideText} titleAccess={translate('ra.boolean.true')} />
  ) : (
    <Close fontSize="small" color="disabled" sx={besideText} titleAccess={translate('ra.boolean.false')} />
  );
}
