import type { Entity } from '#catalog/engine/defineEntity.ts';
import { allHeadings } from '#catalog/registry/headings/allHeadings.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { headForms } from '#catalog/registry/headings/headForms.ts';
import type { Headings } from '#catalog/registry/headings/listed.ts';
import { middleNames, namedAs, surnameFirst, wholeNames } from '#catalog/registry/headings/nameParts.ts';
import { ofEntity } from '#catalog/registry/headings/ofEntity.ts';
import { ownersOf } from '#catalog/registry/headings/owners.ts';
import { ownNumbers } from '#catalog/registry/headings/ownNumbers.ts';
import { addressFields, laterLines } from '#catalog/registry/headings/places.ts';
import { fieldOfHead, importable, type SheetWords } from '../recognise.ts';

/** What a head may mean: a field, a part of a name or of an address, or a number that is the sheet's own. */
export interface Meaning {
  readonly kind: 'field' | 'whole' | 'surname_first' | 'first' | 'middle' | 'last' | 'later_line' | 'own';
  /** Name of the field, of a meaning that is one. */
  readonly name: string;
  /** `exact` by a name or a word of ours, `head` by a known head, `part` by what a part of it says. */
  readonly by: 'exact' | 'head' | 'part';
  /** The smaller it is, the sooner a column is preferred among those of one field. */
  readonly rank: number;
  /** Of which of several addresses it is a part. */
  readonly group?: string;
}

type Known = ReadonlyMap<string, readonly Meaning[]>;

const PERSONS = ['given_names', 'first_name'] as const;
/** Fields that hold a whole name, for which first and last names are joined. */
const NAMED: ReadonlySet<string> = new Set(['party', 'shippingaddress']);

function knownOf(entity: Entity, languages: readonly SheetWords[]): Known {
  const fields = importable(entity);
  const known = new Map<string, Meaning[]>();
  const add = (heads: readonly string[], meaning: Omit<Meaning, 'rank' | 'by'>, start = 0) => {
    for (const [rank, head] of heads.entries()) {
      const folded = foldedHead(head);
      const others = known.get(folded) ?? [];
      if (others.some(({ kind, name }) => kind === meaning.kind && name === meaning.name)) continue;
      known.set(folded, [...others, { ...meaning, by: 'head', rank: start + rank }]);
    }
  };
  const addAll = (headings: Headings, start: number) => {
    for (const name of fields) add(headings[name] ?? [], { kind: 'field', name }, start);
  };
  for (const name of fields) add([name], { kind: 'field', name });
  addAll(ofEntity[entity.name as keyof typeof ofEntity] ?? {}, 0);
  addAll(allHeadings, 0);
  const isPerson = PERSONS.some(name => fields.includes(name));
  if (isPerson) {
    add(surnameFirst, { kind: 'surname_first', name: '' });
    add([...wholeNames, ...(namedAs[entity.name] ?? [])], { kind: 'whole', name: '' });
  }
  if (NAMED.has(entity.name)) {
    add(allHeadings['first_name'] ?? [], { kind: 'first', name: '' });
    add(allHeadings['last_name'] ?? [], { kind: 'last', name: '' });
  }
  if (isPerson || NAMED.has(entity.name)) add(middleNames, { kind: 'middle', name: '' });
  if (fields.some(name => ['address', 'present_address', 'street_address', 'street_address_two'].includes(name)))
    add(laterLines, { kind: 'later_line', name: '' });
  for (const { fields: labels } of languages)
    for (const name of fields) add([labels[name] ?? ''], { kind: 'field', name }, 50);
  add(ownNumbers, { kind: 'own', name: '' });
  return known;
}

const isOfAddress = ({ kind, name }: Meaning): boolean => kind === 'later_line' || addressFields.has(name);
const sameAs = (one: Meaning, other: Meaning | undefined) => one.kind === other?.kind && one.name === other.name;

const AUDIT = ['created_at', 'updated_at', 'created_by', 'updated_by', 'version'] as const;
const OWN: Meaning = { kind: 'own', name: '', by: 'exact', rank: 0 };

/** Whether a head is that of a field of ours that no sheet fills, as our own export has it: by its name in brackets. */
const isClosed = (entity: Entity, head: string): boolean => {
  const name = /\[(\w+)\]\s*$/.exec(head)?.[1];
  return name !== undefined && (name in entity.fields || AUDIT.some(one => one === name));
};

/** Words of the fields that no sheet fills, in each language. */
const closedWords = (entity: Entity, languages: readonly SheetWords[]): ReadonlySet<string> => {
  const open = new Set(importable(entity));
  const closed = [...Object.keys(entity.fields), ...AUDIT].filter(name => !open.has(name));
  return new Set(languages.flatMap(({ fields }) => closed.map(name => foldedHead(fields[name] ?? name))));
};

interface Understood {
  /** From the likeliest on. */
  readonly meanings: readonly Meaning[];
  /** Fields that it may mean, where it says two things. */
  readonly rivals: readonly string[];
}

/** Tells what the heads of a sheet mean for an entity; the words are looked up once for all of them. */
export function headMeanings(entity: Entity, languages: readonly SheetWords[]): (head: string) => Understood {
  const known = knownOf(entity, languages);
  const owners = new Set(ownersOf(entity.name).map(foldedHead));
  const closed = closedWords(entity, languages);
  const found = (folded: string): readonly Meaning[] => known.get(folded) ?? [];
  return head => {
    const exact = fieldOfHead(entity, head, languages);
    if (exact === undefined && isClosed(entity, head)) return { meanings: [OWN], rivals: [] };
    const forms = headForms(head, owners);
    const whole = forms.whole.flatMap(({ folded }) => found(folded));
    const ours: Meaning[] = exact === undefined ? [] : [{ kind: 'field', name: exact, by: 'exact', rank: 0 }];
    if (ours.length > 0 || whole.length > 0) return { meanings: [...ours, ...whole], rivals: [] };
    if (closed.has(foldedHead(head))) return { meanings: [OWN], rivals: [] };
    const parts = forms.parts.map(({ folded }) => found(folded)[0]).filter(one => one !== undefined);
    if (parts.length > 0 && parts.every(part => sameAs(part, parts[0])))
      return { meanings: parts.slice(0, 1).map(part => ({ ...part, by: 'part' })), rivals: [] };
    if (parts.length > 0) return { meanings: [], rivals: [...new Set(parts.map(({ name }) => name).filter(Boolean))] };
    const bare = forms.bare.flatMap(({ folded, group }) =>
      found(folded).flatMap(one => {
        if (group === undefined) return [one];
        return isOfAddress(one) ? [{ ...one, group }] : [];
      }),
    );
    return { meanings: bare, rivals: [] };
  };
}
