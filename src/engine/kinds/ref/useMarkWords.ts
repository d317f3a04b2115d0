import { useMemo } from 'react';
import { ageOn } from '#catalog/engine/days/days.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { money } from '#catalog/engine/fields.ts';
import type { Marks } from '#catalog/engine/marks.ts';
import { useReader } from '../useReader.ts';
import { type Reader, valueText } from '../valueText.ts';

const AMOUNT = money();

/** What somebody is to the agency, with their number. */
function inShort({ name }: Pick<Entity, 'name'>, { kinds = [name], number }: Marks, { translate }: Reader): string {
  const said = kinds.map(kind => translate(`entities.${kind}`, { smart_count: 1 })).join(', ');
  return [said, number].filter(Boolean).join(' ');
}

/** The same, and all else that is told; years of age do not depend on whose clock it is. */
function inFull(entity: Pick<Entity, 'name'>, marks: Marks, reader: Reader): readonly string[] {
  const { passport, phone, birth_date: birth, place, receivable, payable } = marks;
  const age = birth === undefined ? undefined : ageOn(birth, new Date().toISOString().slice(0, 10));
  const says = (key: string, value: Record<string, unknown>) => reader.translate(`crud.marks.${key}`, value);
  return [
    inShort(entity, marks, reader),
    passport && says('passport', { tail: passport }),
    phone,
    age !== undefined && says('age', { age }),
    place,
    receivable && says('receivable', { amount: valueText(AMOUNT, receivable, reader) }),
    payable && says('payable', { amount: valueText(AMOUNT, payable, reader) }),
  ].flatMap(part => part || []);
}

/** By what people of one name are told apart, in the reader's words. */
export function useMarkWords() {
  const { locale, translate } = useReader();
  return useMemo(() => {
    const reader = { locale, translate };
    return {
      inShort: (entity: Pick<Entity, 'name'>, marks: Marks) => inShort(entity, marks, reader),
      inFull: (entity: Pick<Entity, 'name'>, marks: Marks) => inFull(entity, marks, reader),
    };
  }, [locale, translate]);
}
