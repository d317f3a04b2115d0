import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type Alike, fileText, type Registered, refusalOf } from './Alike.ts';

/**
 * Says above the tabs who has the same number or one like it: the field may stand on another one. Whoever does not see
 * it hears it.
 */
export function SaidOfAll({ twins, likenesses }: Registered) {
  const translate = useTranslate();
  const fieldIn = ({ field }: Alike) => translate(`fields.${field}`);
  const refusal = (twin: Alike) => {
    const { code, params } = refusalOf(twin);
    return `${fieldIn(twin)}: ${translate(`violations.${code}`, { ...params })}`;
  };
  const warning = (file: Alike) =>
    file.id === undefined
      ? translate('registeredPages.may_be_elsewhere', { field: fieldIn(file), branch: file.branch })
      : translate('registeredPages.may_be_whom', { field: fieldIn(file), file: fileText(file) });
  const said = [
    ...twins.map(one => ({ one, severity: 'error', text: refusal(one) }) as const),
    ...likenesses.map(one => ({ one, severity: 'warning', text: warning(one) }) as const),
  ];
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { p: 2, pb: 0 } }}>
      {said.map(({ one, severity, text }) => (
        <Alert key={`${one.field} ${one.id ?? one.branch}`} role="presentation" severity={severity}>
          {text}
        </Alert>
      ))}
    </Box>
  );
}
