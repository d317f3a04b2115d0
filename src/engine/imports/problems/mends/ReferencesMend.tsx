import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useLocale, useTranslate } from 'react-admin';
import { RefInput } from '../../../kinds/ref/RefInput.tsx';
import { listText } from '../../../kinds/valueText.ts';
import { BlankButton } from './BlankButton.tsx';
import { inMeaning } from './inMeaning.ts';
import { MoreTexts, MOST_TEXTS } from './MoreTexts.tsx';
import type { MendProps } from './MendProps.ts';

/** Most titles that a button names. */
const NAMED = 5;

interface Values {
  /** By the place of their text, the record that each means. */
  texts: Record<string, unknown>[];
}

/** Takes the record that each unknown text of a reference means, or makes records of them where the import can. */
export function ReferencesMend(props: MendProps) {
  const { group, field, entity, busy, onCorrect, onMake } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const form = useForm<Values>({ defaultValues: { texts: [] } });
  const chosen = useWatch({ control: form.control, name: 'texts' });
  const shown = group.texts.slice(0, MOST_TEXTS);
  const ids = shown.flatMap(({ text }, at) => {
    const id = chosen[at]?.[group.field];
    return typeof id === 'number' ? [[text, `#${id}`] as const] : [];
  });
  const corrections = inMeaning(props, Object.fromEntries(ids));
  const titles = group.texts.slice(0, NAMED).map(({ text }) => text);
  // What narrows the choice stands in the row, which each of them shares with no other.
  const { within: _, near: __, ...alone } = field;
  const one = { ...alone, kind: 'ref' as const, required: false };
  return (
    <FormProvider {...form}>
      <Stack sx={{ gap: 1, alignItems: 'start' }}>
        {group.makes && (
          <Button variant="outlined" disabled={busy} onClick={onMake}>
            {translate('crud.import.problems.make', {
              titles: listText(group.texts.length > NAMED ? [...titles, '…'] : titles, locale),
              smart_count: group.texts.length,
            })}
          </Button>
        )}
        {shown.map(({ text, lines }, at) => {
          const said = translate('crud.import.problems.text_means', { text, smart_count: lines.length });
          return (
            <Box key={text} component="fieldset" sx={{ m: 0, p: 0, border: 0, width: '100%', maxWidth: 360 }}>
              <Box component="legend" sx={{ p: 0, typography: 'body2' }}>
                {said}
              </Box>
              <RefInput name={`texts.${at}.${group.field}`} field={one} entity={entity} disabled={busy} />
            </Box>
          );
        })}
        <MoreTexts texts={group.texts} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={busy || corrections.size === 0} onClick={() => onCorrect(corrections)}>
            {translate('crud.import.problems.correct', { smart_count: corrections.size })}
          </Button>
          <BlankButton {...props} />
        </Stack>
      </Stack>
    </FormProvider>
  );
}
