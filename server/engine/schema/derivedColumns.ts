import { type Entity, ownFields } from '#catalog/engine/defineEntity.ts';
import { isTelling, likeNumber, wholeNid, wholeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import type { Field } from '#catalog/engine/fields.ts';
import type { Vault } from '../../platform/services/vault.ts';
import type { DerivedColumn } from './DerivedColumn.ts';
import { soundsOf } from './soundColumn.ts';

/** Column that holds the fingerprints of a sealed field. */
export const fingerprintColumn = (field: string): string => `${field}_prints`;
/** Column that holds the hash of a whole number, and of what it is easily taken for. */
export const hashColumn = (field: string): string => `${field}_hash`;
export const likeColumn = (field: string): string => `${field}_like`;

/** Own sealed fields that the search looks into, each with its fingerprints beside it. */
export const printedOf = (entity: Entity): string[] =>
  ownFields(entity)
    .filter(([name, field]) => field.sealed && entity.search.includes(name))
    .map(([name]) => name);

const wholes = { number: wholeNumber, nid: wholeNid } as const;

/** Hash of a number, or of how it is spelled when it is only similar; null of what tells nobody. */
export const hashOf = (
  { recognised }: Pick<Field, 'recognised'>,
  text: string,
  { vault, spelled = number => number }: { readonly vault: Vault; readonly spelled?: (number: string) => string },
): string | null => {
  const number = wholes[recognised ?? 'number'](text);
  return isTelling(number) ? vault.hash(spelled(number)) : null;
};

const hashesOf = (name: string, field: Field): DerivedColumn[] =>
  field.recognised
    ? [
        {
          name: hashColumn(name),
          fields: [name],
          type: 'text',
          version: 2,
          derive: ([text = ''], vault) => hashOf(field, text, { vault }),
        },
        {
          name: likeColumn(name),
          fields: [name],
          type: 'text',
          index: 'btree',
          version: 2,
          derive: ([text = ''], vault) => hashOf(field, text, { vault, spelled: likeNumber }),
        },
      ]
    : [];

const printsOf = (field: string): DerivedColumn => ({
  name: fingerprintColumn(field),
  fields: [field],
  type: 'integer[]',
  index: 'gin',
  derive: ([text = ''], vault) => vault.fingerprints(text),
});

/** The derived columns of an entity's own table. */
export const derivedOf = (entity: Entity): readonly DerivedColumn[] => [
  ...printedOf(entity).map(printsOf),
  ...ownFields(entity).flatMap(([name, field]) => hashesOf(name, field)),
  ...soundsOf(entity),
];

/** What those derived columns hold of which all fields are given; the others cannot be told of a part. */
export const derivedFrom = (
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  vault: Vault,
): Record<string, unknown> =>
  Object.fromEntries(
    derivedOf(entity)
      .filter(({ fields }) => fields.every(name => name in values))
      .map(({ name, fields, derive }) => {
        const texts = fields.map(field => values[field]).filter(value => typeof value === 'string');
        return [name, texts.length > 0 ? derive(texts, vault) : null];
      }),
  );
