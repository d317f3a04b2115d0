import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { filledLines } from '#catalog/engine/initialOf.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';

/** The lines of a document, saved or in a form; those at the end in which nothing stands are none. */
export const linesOf = ({ fields }: Pick<Entity, 'fields'>, value: unknown): readonly Line[] =>
  Array.isArray(value) ? filledLines(fields['items']?.lines ?? {}, value.filter(isObject)) : [];
