import type { Entity } from '../../../../catalog/defineEntity.ts';
import { isObject } from '../../../dataProvider/isObject.ts';
import { filledLines } from '../../../kinds/initialOf.ts';
import type { Line } from '../../../kinds/lines/Column.ts';

/** The lines of a document, saved or in a form; those at the end in which nothing stands are none. */
export const linesOf = ({ fields }: Pick<Entity, 'fields'>, value: unknown): readonly Line[] =>
  Array.isArray(value) ? filledLines(fields['items']?.lines ?? {}, value.filter(isObject)) : [];
