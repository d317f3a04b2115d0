import { uniqBy } from 'es-toolkit';
import { entityList } from '../../catalog/registry/entities.ts';
import type { Field } from '../../catalog/engine/fields.ts';
import { FieldCell } from '../engine/kinds/FieldCell.tsx';
import { examples } from './examples.ts';
import { Part, Row, Section } from './Section.tsx';

const states = entityList.flatMap(({ fields }) =>
  Object.entries<Field>(fields).filter(([, { kind }]) => kind === 'state'),
);

/** A state of each tone, and one of none. */
const toned = uniqBy(
  states
    .filter(([, { labels }]) => !labels)
    .flatMap(
      ([name, field]) =>
        field.lifecycle?.states.map(value => ({ name, field, value, tone: field.lifecycle?.tones?.[value] })) ?? [],
    ),
  ({ tone }) => tone,
);

const labelled = states.filter(([, { labels }]) => labels).slice(0, 1);

const choice = examples.filter(({ kind }) => kind === 'choice' || kind === 'flag');

export const Chips = () => (
  <Section name="chips">
    <Part name="states">
      <Row>
        {toned.map(({ name, field, value }) => (
          <FieldCell key={value} name={name} field={field} value={value} />
        ))}
      </Row>
    </Part>
    <Part name="labels">
      <Row>
        {labelled.flatMap(([name, field]) =>
          field.options?.map(value => <FieldCell key={value} name={name} field={field} value={value} />),
        )}
      </Row>
    </Part>
    <Part name="choices">
      <Row>
        {choice.flatMap(({ kind, name, field }) =>
          (kind === 'flag' ? [true, false] : (field.options ?? [])).map(value => (
            <FieldCell key={`${name} ${String(value)}`} name={name} field={field} value={value} />
          )),
        )}
      </Row>
    </Part>
  </Section>
);
