import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { useReader } from '../../../kinds/useReader.ts';
import { valueText } from '../../../kinds/valueText.ts';
import { useLabels } from '../../../kinds/choice/useLabels.ts';
import { BlankButton } from './BlankButton.tsx';
import { inMeaning } from './inMeaning.ts';
import { MoreTexts, MOST_TEXTS } from './MoreTexts.tsx';
import type { MendProps } from './MendProps.ts';

/** Takes the option that each unknown text of a choice means; of a flag, yes or no. */
export function OptionsMend(props: MendProps) {
  const { group, field, busy, onCorrect } = props;
  const translate = useTranslate();
  const labels = useLabels(field);
  const reader = { ...useReader(), wordOf: labels.wordOf };
  const [meant, setMeant] = useState<Readonly<Record<string, string>>>({});
  const options = field.kind === 'flag' ? ['true', 'false'] : labels.inOrder(field.options ?? []);
  const corrections = inMeaning(props, meant);
  return (
    <Stack sx={{ gap: 2, alignItems: 'start', pt: 1 }}>
      {group.texts.slice(0, MOST_TEXTS).map(({ text, lines }) => (
        <ChoiceBox
          key={text}
          size="small"
          label={translate('crud.import.problems.text_means', { text, smart_count: lines.length })}
          value={meant[text] ?? ''}
          slotProps={{ select: { readOnly: busy } }}
          sx={{ width: '100%', maxWidth: 360 }}
          onChoose={value => setMeant({ ...meant, [text]: value })}
          options={options.map(option => [option, valueText(field, option, reader)] as const)}
        />
      ))}
      <MoreTexts texts={group.texts} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={busy || corrections.size === 0} onClick={() => onCorrect(corrections)}>
          {translate('crud.import.problems.correct', { smart_count: corrections.size })}
        </Button>
        <BlankButton {...props} />
      </Stack>
    </Stack>
  );
}
