import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type BoardRow, canFly } from '#catalog/hajj/fly/FlyBoard.ts';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '#src/engine/kinds/number/countText.ts';

/** How many of a departure can fly, and how many cannot. */
export function BoardAnswer({ pilgrims }: { readonly pilgrims: readonly BoardRow[] }) {
  const translate = useTranslate();
  const forms = useWrittenForms();
  const ready = pilgrims.filter(canFly).length;
  const rest = pilgrims.length - ready;
  const [Icon, color] = rest === 0 ? ([CheckCircle, 'success'] as const) : ([Cancel, 'error'] as const);
  return (
    <Typography component="h2" variant="h6" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon color={color} aria-hidden />
      {translate(rest === 0 ? 'flyPages.ready' : 'flyPages.answer', {
        ready: countText(ready, forms),
        all: countText(pilgrims.length, forms),
        rest: countText(rest, forms),
      })}
    </Typography>
  );
}
