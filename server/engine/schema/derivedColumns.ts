import { type Entity, ownFields } from '#catalog/engine/defineEntity.ts';
import { isTelling, likeNumber, wholeNid, wholeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import type { Field } from '#catalog/engine/fields.ts';
import type { Vault } from '../../platform/services/vault.ts';

/** A column that stands beside a field and says of its text what only code can tell; null where the field is empty. */
export interface DerivedColumn {
  readonly name: string;
  readonly field: string;
  readonly type: 'integer[]' | 'text' | 'text[]';
  readonly index?: 'gin' | 'btree';
  /**
   * Counted up whenever other values come of the same texts, so that the next start writes those of all rows anew.
   * Absent of a column that has been written with every row since it began.
   */
  readonly version?: number;
  derive(text: string, vault: Vault): number[] | string | string[] | null;
}

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
          field: name,
          type: 'text',
          version: 1,
          derive: (text, vault) => hashOf(field, text, { vault }),
        },
        {
          name: likeColumn(name),
          field: name,
          type: 'text',
          index: 'btree',
          version: 1,
          derive: (text, vault) => hashOf(field, text, { vault, spelled: likeNumber }),
        },
      ]
    : [];

/** The derived columns of an entity's own table. */
export const derivedOf = (entity: Entity): readonly DerivedColumn[] => [
  ...printedOf(entity).map((field): DerivedColumn => ({
    name: fingerprintColumn(field),
    field,
    type: 'integer[]',
    index: 'gin',
    derive: (text, vault) => vault.fingerprints(text),
  })),
  ...ownFields(entity).flatMap(([name, field]) => hashesOf(name, field)),
];

/** What the derived columns hold of those fields that are given. */
export const derivedFrom = (
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  vault: Vault,
): Record<string, unknown> =>
  Object.fromEntries(
    derivedOf(entity)
      .filter(({ field }) => field in values)
      .map(({ name, field, derive }) => {
        const value = values[field];
        return [name, typeof value === 'string' ? derive(value, vault) : null];
      }),
  );
