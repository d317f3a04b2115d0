import { isEqual, omit, partition } from 'es-toolkit';
import type { Calendar } from '#catalog/engine/calendar.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { brokenRules } from '#catalog/engine/rules.ts';
import { acceptedTypes, fileViolation } from '#catalog/engine/uploads.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { pixelsOf } from '../kinds/media/measure.ts';
import { isChosen } from '../kinds/media/mediaUrl.ts';

type Values = Readonly<Record<string, unknown>>;

/** A stored path comes back as an address with host and signature, so only a newly chosen file is looked at. */
function mediaErrors(name: string, field: Field, value: unknown): Violation[] {
  if (!isChosen(value)) return field.required && !value ? [violation(name, 'required')] : [];
  const { type, size } = value.rawFile;
  const wrong = fileViolation(name, field, { type, size, pixels: pixelsOf(value.rawFile) });
  return wrong ? [wrong] : [];
}

type Judged = { readonly violations: readonly Violation[]; readonly value?: unknown };

/** Lines without their files, which are judged one by one: the parser knows stored paths alone. */
function linesErrors(
  name: string,
  { field, fields, rows }: { field: Field; fields: Fields; rows: readonly Values[] },
  calendar?: Partial<Calendar>,
): Judged {
  const [files, others] = partition(Object.entries(fields), ([, { kind }]) => acceptedTypes[kind] !== undefined);
  const parsed = parseValue(
    { ...field, lines: Object.fromEntries(others) },
    rows.map(row =>
      omit(
        row,
        files.map(([part]) => part),
      ),
    ),
    calendar,
  );
  const media = rows.flatMap((row, index) =>
    files.flatMap(([part, one]) => mediaErrors(`${name}.${index}.${part}`, one, row[part])),
  );
  // A line that was only just added is not wrong yet; the host refuses it if it is saved like that.
  const isNew = rows.map(row => isEqual(row, blankLine(fields)));
  const violations = [...violationsOf(name, parsed), ...media].filter(one => !isNew[Number(one.field.split('.')[1])]);
  return { violations, ...('value' in parsed && { value: parsed.value }) };
}

function judged([name, field]: readonly [string, Field], value: unknown, calendar?: Partial<Calendar>): Judged {
  if (acceptedTypes[field.kind]) return { violations: mediaErrors(name, field, value) };
  if (field.lines && Array.isArray(value))
    return linesErrors(name, { field, fields: field.lines, rows: value }, calendar);
  const parsed = parseValue(field, value, calendar);
  return { violations: violationsOf(name, parsed), ...('value' in parsed && { value: parsed.value }) };
}

/**
 * Rules of the catalogue that a form's values break on the agency's day: each field's own first, then those between
 * fields.
 */
export function recordErrors(entity: Entity, values: Values, calendar?: Partial<Calendar>): Violation[] {
  const parsed: Record<string, unknown> = {};
  const own = Object.entries(entity.fields).flatMap(([name, field]): readonly Violation[] => {
    const { violations, value } = judged([name, field], values[name], calendar);
    if (value !== undefined) parsed[name] = value;
    return field.readOnly && !acceptedTypes[field.kind] ? [] : violations;
  });
  const broken = new Set(own.map(one => one.field));
  return [...own, ...brokenRules(entity, parsed).filter(one => !broken.has(one.field))];
}
