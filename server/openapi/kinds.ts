import type { Field, Kind } from '../../catalog/fields.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = (most: number) => (field: Field): Schema => ({ type: 'string', maxLength: Number(field.max ?? most) });
const format = (name: string) => (): Schema => ({ type: 'string', format: name });
const oneOf = (field: Field): Schema => ({ type: 'string', enum: field.options });
const media = (): Schema => ({ type: 'string', description: 'Path below /media/; a file in a multipart body.' });
const reference = (field: Field): Schema => ({ type: 'integer', description: `Id of a ${field.target}.` });

/** JSON Schema of a value of each kind. */
export const kindSchemas: Record<Kind, (field: Field) => Schema> = {
  text: text(255),
  longText: text(10_000),
  richText: text(200_000),
  email: format('email'),
  phone: () => ({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' }),
  url: format('uri'),
  password: () => ({ type: 'string', writeOnly: true, minLength: 12 }),
  integer: () => ({ type: 'integer' }),
  decimal: () => ({ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }),
  money: () => ({ type: 'string', pattern: '^-?\\d+\\.\\d{2}$' }),
  date: format('date'),
  dateTime: format('date-time'),
  flag: () => ({ type: 'boolean' }),
  choice: oneOf,
  state: oneOf,
  ref: reference,
  refs: field => ({ type: 'array', items: reference(field) }),
  image: media,
  file: media,
  color: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
};
