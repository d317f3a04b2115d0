import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Heading } from '../engine/pages/Heading.tsx';
import { Buttons } from './Buttons.tsx';
import { Chips } from './Chips.tsx';
import { Dialogues } from './Dialogues.tsx';
import { InputStates } from './InputStates.tsx';
import { Kinds } from './Kinds.tsx';
import { States, Tables } from './Lists.tsx';
import { MessageButtons } from './MessageButtons.tsx';
import { SampleOffice } from './SampleOffice.tsx';

/** What the interface is made of, in the reader's language and colours, drawn by the parts that every page uses. */
export function ExamplePage() {
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate('examplePages.title')} />
      <SampleOffice>
        <Stack sx={{ gap: 2, paddingBlock: 2 }}>
          <Typography color="textSecondary">{translate('examplePages.about')}</Typography>
          <Kinds />
          <InputStates />
          <Buttons />
          <Chips />
          <MessageButtons />
          <Dialogues />
          <Tables />
          <States />
        </Stack>
      </SampleOffice>
    </>
  );
}
