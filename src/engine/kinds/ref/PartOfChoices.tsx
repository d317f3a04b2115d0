import FormHelperText from '@mui/material/FormHelperText';
import { useChoicesContext, useTranslate } from 'react-admin';
import { usePartListed } from '../../totals/part.ts';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '../number/countText.ts';

/** Says of the choices of a box that they are those of its reader's branch alone, until one of them is chosen. */
export function PartOfChoices() {
  const { resource, total, selectedChoices, isPending } = useChoicesContext();
  const translate = useTranslate();
  const forms = useWrittenForms();
  const part = usePartListed(resource);
  if (!part || isPending || total === undefined || (selectedChoices ?? []).length > 0) return null;
  return (
    <FormHelperText component="output" sx={{ display: 'block', marginInline: 1.75, marginBlockStart: 0 }}>
      {translate(`crud.part.${part}`, { count: countText(total, forms) })}
    </FormHelperText>
  );
}
