import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Form, useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldCell } from '../engine/kinds/FieldCell.tsx';
import { FieldReading } from '../engine/kinds/FieldReading.tsx';
import { wide } from '../engine/kinds/InputGrid.tsx';
import { inputs } from '../engine/kinds/inputs.ts';
import { entityOf, type Example, examples } from './examples.ts';
import { sampleRecord } from './samples.ts';
import { Section } from './Section.tsx';
import { useWord } from './useWord.ts';

const entity = entityOf(examples);

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

const Shown = ({ as, children }: { readonly as: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {useTranslate()(`examplePages.${as}`)}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);

/** A kind as it is entered, and as what stands in its input is read in a record and in a list. */
function OneKind({ kind, name, field }: Example) {
  const translate = useTranslate();
  const id = useId();
  const value: unknown = useWatch({ name });
  const Input = inputs[kind];
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-kind={kind}
      sx={{ minWidth: 0, ...(wide.includes(kind) && { gridColumn: '1 / -1' }) }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(`examplePages.kinds.${kind}`)}
      </Typography>
      <Input name={name} field={field} entity={entity} />
      <Box component="dl" sx={{ m: 0, lineHeight: '24px', '& dd a': { display: 'inline-block', minWidth: 24 } }}>
        <Shown as="read">
          <FieldReading name={name} field={field} value={value} />
        </Shown>
        <Shown as="listed">
          <FieldCell name={name} field={field} value={value} />
        </Shown>
      </Box>
    </Box>
  );
}

/** Every kind of field. */
export function Kinds() {
  const word = useWord();
  return (
    <Section name="kinds">
      {/* In another language it begins anew, with samples in that. */}
      <Form key={useLocale()} record={sampleRecord(entity.fields, 1, word)}>
        <Box sx={grid}>
          {examples.map(example => (
            <OneKind key={example.kind} {...example} />
          ))}
        </Box>
      </Form>
    </Section>
  );
}
