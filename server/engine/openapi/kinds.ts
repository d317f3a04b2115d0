import { type Field, type Fields, type Kind, knownOptions } from '#catalog/engine/fields.ts';
import { mostLines } from '#catalog/engine/parse.ts';

type Schema = Readonly<Record<string, unknown>>;

const text =
  (most: number) =>
  (field: Field): Schema => ({ type: 'string', maxLength: Number(field.max ?? most) });
const format = (name: string) => (): Schema => ({ type: 'string', format: name });
const oneOf = (field: Field): Schema => ({ type: 'string', enum: knownOptions(field) });
const media = (): Schema => ({ type: 'string', description: 'Path below /media/; a file in a multipart body.' });
const reference = (field: Field): Schema => ({ type: 'integer', description: `Id of a ${field.target}.` });

/** Whether a description is of what is read, or of what may be written. */
type Side = 'read' | 'write';

/** JSON Schema of a value of each kind. */
const kindSchemas: Record<Kind, (field: Field, side: Side) => Schema> = {
  text: text(255),
  longText: text(10_000),
  richText: text(200_000),
  email: format('email'),
  phone: () => ({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}$', examples: ['+8801712345678'] }),
  url: format('uri'),
  password: () => ({ type: 'string', writeOnly: true, minLength: 12 }),
  integer: () => ({ type: 'integer' }),
  decimal: () => ({ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', examples: ['12.5'] }),
  money: () => ({ type: 'string', pattern: '^-?\\d+\\.\\d{2}$', examples: ['1250.00'] }),
  date: format('date'),
  dateTime: format('date-time'),
  flag: () => ({ type: 'boolean' }),
  choice: oneOf,
  state: oneOf,
  ref: reference,
  refs: field => ({ type: 'array', items: reference(field) }),
  image: media,
  file: media,
  color: () => ({ type: 'string', pattern: '^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$', examples: ['#1d4ed8'] }),
  lines: (field, side) => ({ type: 'array', maxItems: mostLines(field), items: lineSchema(field.lines ?? {}, side) }),
};

/** JSON Schema of what a field is compared with, which may be more than it can hold. */
export function comparedSchema(field: Field): Schema {
  const { maxLength: _, ...schema } = kindSchemas[field.kind](field, 'write');
  return schema;
}

/** JSON Schema of what a field may hold; null stands for nothing, except in lists and flags. */
function fieldSchema(field: Field, side: Side): Schema {
  const schema = kindSchemas[field.kind](field, side);
  const notes = {
    ...(field.readOnly && { readOnly: true }),
    ...(field.sealed && { 'x-sealed': true }),
    ...(field.readable && { 'x-readable': field.readable }),
    ...(field.initial !== undefined && side === 'write' && !field.readOnly && { default: field.initial }),
  };
  if (field.required || ['refs', 'lines', 'flag'].includes(field.kind)) return { ...schema, ...notes };
  return { anyOf: [schema, { type: 'null' }], ...notes };
}

/** JSON Schema of an object of some fields. */
export function fieldSchemas(fields: Fields, side: Side) {
  return {
    type: 'object',
    required: Object.entries(fields)
      .filter(([, field]) => field.required && field.initial === undefined)
      .map(([name]) => name),
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, side)])),
  };
}

const lineIds: Readonly<Record<Side, Schema>> = {
  read: { type: 'integer' },
  write: { type: 'integer', description: 'Of a line that the record has already. A new line has none.' },
};

function lineSchema(fields: Fields, side: Side): Schema {
  const { required, properties, ...schema } = fieldSchemas(fields, side);
  return {
    ...schema,
    required: side === 'read' ? ['id', ...required] : required,
    properties: { id: lineIds[side], ...properties },
  };
}
