import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';

interface CopyChoiceProps {
  readonly isCopy: boolean;
  onCopy(isCopy: boolean): void;
}

/** Whether a paper is printed as the original or as a copy of it. */
export function CopyChoice({ isCopy, onCopy }: CopyChoiceProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={isCopy} onChange={(_event, checked) => onCopy(checked)} />}
      label={translate('papers.as_copy')}
    />
  );
}
