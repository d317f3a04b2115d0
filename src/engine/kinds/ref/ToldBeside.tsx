import type { RaRecord } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isToldApart } from '#catalog/registry/marks.ts';
import type { Named } from '#catalog/engine/wire.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { Beside } from './Beside.tsx';
import { marksIn } from './marksIn.ts';
import { useMarkWords } from './useMarkWords.ts';

interface Props {
  readonly target: string;
  readonly told: Named | undefined;
}

/** Kind and number of a person whom a document names, behind the name; nothing where it does not tell them. */
export function ToldBeside({ target, told }: Props) {
  const { inShort } = useMarkWords();
  const marks = isObject(told) ? told.marks : undefined;
  return marks && <Beside of={[inShort({ name: target }, marks)]} />;
}

interface RecordProps {
  readonly target: string;
  readonly record: RaRecord;
}

/** The same of a record that was asked for. */
export function RecordBeside({ target, record }: RecordProps) {
  const { inShort } = useMarkWords();
  const entity = entityNamed(target);
  const marks = isToldApart(target) ? marksIn(entity, record) : undefined;
  return marks && <Beside of={[inShort(entity, marks)]} />;
}
