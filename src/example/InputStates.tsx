import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Form, useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { Kind } from '../../catalog/engine/fields.ts';
import { parseValue } from '../../catalog/engine/parse.ts';
import { formErrors } from '../engine/editing/formValues.ts';
import { FieldCell } from '../engine/kinds/FieldCell.tsx';
import { inputs } from '../engine/kinds/inputs.ts';
import { TextualInput } from '../engine/kinds/text/TextualInput.tsx';
import { entityOf, type Example, examples } from './examples.ts';
import { sampleOf, sampleRecord } from './samples.ts';
import { Part, Section } from './Section.tsx';
import { useWord } from './useWord.ts';

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
};

/** Typed into a box, it breaks the rule of every kind that has one. */
const WRONG = '?';

const ofKind = (kind: Kind): Example[] => examples.filter(one => one.kind === kind);
const required = ofKind('text').map(one => ({ ...one, field: { ...one.field, required: true } }));
const broken = [
  ...required,
  ...examples.filter(({ kind, field }) => inputs[kind] === TextualInput && 'code' in parseValue(field, WRONG)),
];
const brokenEntity = entityOf(broken);
const brokenRecord = Object.fromEntries(broken.map(({ name, kind }) => [name, kind === 'text' ? '' : WRONG]));

/** A form tells of what has been left alone only when it is sent. */
function JudgedAtOnce() {
  const { trigger } = useFormContext();
  useEffect(() => {
    // React-Admin empties a form into its record just after it is drawn, which forgets what was wrong.
    const timer = setTimeout(() => void trigger());
    return () => clearTimeout(timer);
  }, [trigger]);
  return null;
}

function Broken() {
  const translate = useTranslate();
  return (
    <Form record={brokenRecord} mode="onChange" validate={values => formErrors(brokenEntity, values, { translate })}>
      <JudgedAtOnce />
      <Box sx={grid}>
        {broken.map(({ name, field }) => (
          <TextualInput key={name} name={name} field={field} entity={brokenEntity} />
        ))}
      </Box>
    </Form>
  );
}

const closed = [...ofKind('text'), ...ofKind('money'), ...ofKind('date'), ...ofKind('choice')];
const closedEntity = entityOf(closed);

function Closed() {
  const word = useWord();
  return (
    <Form key={useLocale()} record={sampleRecord(closedEntity.fields, 1, word)}>
      <Box sx={grid}>
        {closed.map(({ kind, name, field }, at) => {
          const Input = inputs[kind];
          // Half of them say why they are closed.
          const because = at % 2 === 1 ? 'settled' : undefined;
          return <Input key={name} name={name} field={field} entity={closedEntity} disabled closed={because} />;
        })}
      </Box>
    </Form>
  );
}

const SEALED = 'nid_number';
const sealed = fieldOf(entities.hajj_passenger_info, SEALED);

/** What an input looks like beside its usual state. */
export const InputStates = () => (
  <Section name="inputs">
    <Part name="broken">
      <Broken />
    </Part>
    <Part name="closed">
      <Closed />
    </Part>
    <Part name="sealed">
      <div>
        <FieldCell name={SEALED} field={sealed} value={String(sampleOf({ ...sealed, kind: 'phone' }, 1, useWord()))} />
      </div>
    </Part>
  </Section>
);
