import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '../number/countText.ts';
import { isBoundedTotal } from '../../totals/boundedTotal.ts';
import { partIn } from '../../totals/part.ts';

/** Says of a list that ends at its reader's branch that it does, so that nobody takes it for all there is. */
export function PartLine() {
  const { total, isPending, meta } = useListContext();
  const translate = useTranslate();
  const forms = useWrittenForms();
  const part = partIn(meta);
  if (isPending || total === undefined || !part) return null;
  const counted = countText(total, forms);
  const count = isBoundedTotal(meta) ? translate('crud.pages.more', { total: counted }) : counted;
  return (
    <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block', paddingBlock: 0.5 }}>
      {translate(`crud.part.${part}`, { count })}
    </Typography>
  );
}
