import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { derivedFrom } from '../../engine/schema/derivedColumns.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Vault } from '../../platform/services/vault.ts';
import { insertDocuments } from './insertDocuments.ts';
import { continueIds, insertMany, type Row } from '../insertMany.ts';
import { withoutIndexes } from '../withoutIndexes.ts';
import { withoutReferences } from '../withoutReferences.ts';
import type { SeatOf } from './journey/seedDepartures.ts';
import type { Person } from './family.ts';
import { makeParty, type Party, type World } from './party.ts';
import { pilgrimRow } from './pilgrimRow.ts';
import type { Part } from './subject.ts';

const BATCH = 1_000;

/** The family of a party, which its head leads. */
const familyRow = ({ first, branch, author, opened }: Party, { surname }: Person): Row => ({
  name: surname[0],
  leader: first,
  branch,
  created_at: `${opened}T05:30:00Z`,
  updated_at: `${opened}T05:30:00Z`,
  created_by: author,
  updated_by: author,
});

/** The parties one after another until there are enough pilgrims; the last may be a few short of its family. */
function* pilgrims(world: World, { count, families }: { count: number; families: Row[] }): Generator<Part> {
  let number = 1;
  while (number <= count) {
    const party = makeParty(world, number);
    const [head] = party.people;
    const isFamily = head !== undefined && party.people.length > 1;
    if (isFamily) families.push(familyRow(party, head));
    const family = isFamily ? families.length : null;
    for (const person of party.people) {
      if (head && number <= count) yield { ...pilgrimRow({ world, party, person, head, number }), family };
      number += 1;
    }
  }
}

const entity = entities.hajj_passenger_info;
const sealedNames = Object.keys(entity.fields).filter(name => {
  const { sealed, kind } = fieldOf(entity, name);
  return sealed && kind !== 'image' && kind !== 'file';
});

const textIn = (row: Row, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' ? value : null;
};

function sealedRow(row: Row, vault: Vault): Row {
  const kept: Record<string, unknown> = { ...row, ...derivedFrom(entity, row, vault) };
  for (const name of sealedNames) {
    const text = textIn(row, name);
    kept[name] = text && vault.seal(text);
  }
  return kept;
}

/** Inserts pilgrims in batches, so that memory does not grow with their number. */
export async function seedPilgrims(
  db: Database,
  world: World,
  { count, vault, seatOf }: { count: number; vault: Vault; seatOf: SeatOf },
): Promise<void> {
  const families: Row[] = [];
  const fill = async (): Promise<void> => {
    let batch: Row[] = [];
    for (const pilgrim of pilgrims(world, { count, families })) {
      batch.push(sealedRow({ ...pilgrim, ...seatOf(pilgrim) }, vault));
      if (batch.length < BATCH) continue;
      await insertMany(db, entity.name, batch);
      batch = [];
    }
    await insertMany(db, entity.name, batch);
  };
  await withoutReferences(db, entity.name, async () => {
    await withoutIndexes(db, entity.name, fill);
    // They refer to each other: each family to one of those who refer to it.
    await insertDocuments(db, 'family', { prefix: 'FM', field: 'family_no', day: 'created_at' }, families);
  });
  await continueIds(db, entity.name);
}
