import { type SQL, sql } from 'drizzle-orm';
import { chequeLifecycle } from '#catalog/banking/cheques/cheque.ts';
import { entities } from '#catalog/registry/entities.ts';
import { scriptDigits } from '#catalog/engine/reading/westernDigits.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { knownIds } from '#server/engine/access/scope.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import { lock } from '#server/platform/db/lock.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Cheque } from './chequeEntry.ts';

/** By what a sheet of paper is known again. One that a bank is told to pay is known by that bank and its number alone. */
type Paper = Pick<Cheque, 'direction' | 'cheque_no' | 'bank_name' | 'party' | 'bank'>;

/** Blanks, marks, punctuation and signs that are drawn as nothing. */
const BETWEEN = `[[:space:][:punct:]\u00ad\u061c\u066b\u066c\u060c\u06d4\u0964\u2000-\u206f\ufeff]+`;

/**
 * As people mean it: neither what stands between letters and digits, nor capitals, nor the width or the script of its
 * digits make it another one.
 */
const folded = (written: SQL): SQL =>
  sql`lower(translate(regexp_replace(normalize(${written}, nfkc), ${BETWEEN}, '', 'g'), ${scriptDigits.from}, ${scriptDigits.to}))`;

/** A number whose leading zeros are printed, and often left out. */
const foldedNumber = (written: SQL): SQL => sql`ltrim(${folded(written)}, '0')`;

/** Whose cheques are counted by themselves: those of a customer, or those of an account of the agency. */
const drawerOf = ({ direction, party, bank }: Paper) =>
  direction === 'received' ? { field: 'party', id: party } : { field: 'bank', id: Number(bank) };

/** Two banks of which one was not written down may be the same. */
const sameBank = ({ direction, bank_name }: Paper): SQL =>
  direction === 'issued' || !bank_name
    ? sql`true`
    : sql`(coalesce(bank_name, '') = '' or ${folded(sql`bank_name`)} = ${folded(sql`${bank_name}::text`)})`;

/**
 * Lets nobody else register cheques of the same drawers until the transaction ends. By drawer and not by number, so that
 * one whose bank was not written down meets the same one where it was.
 */
export const lockDrawers = (tx: Database, papers: readonly Paper[]): Promise<void> =>
  lock(
    tx,
    papers.map(paper => {
      const { field, id } = drawerOf(paper);
      return `cheques of ${field} ${id}`;
    }),
  );

/**
 * Why a cheque cannot be registered: the same one is in the register already, and was neither returned nor cancelled. To
 * be asked once its drawer is held. The other is named for whoever may know of it.
 */
export async function registeredBefore(
  tx: Database,
  paper: Paper,
  { field, caller }: { readonly field: string; readonly caller: Caller },
): Promise<Violation[]> {
  const drawer = drawerOf(paper);
  const { rows } = await tx.execute<{ id: number; number: string }>(sql`
    select id, invoice_no as number from cheque
    where direction = ${paper.direction} and ${sql.identifier(drawer.field)} = ${drawer.id}
      and ${foldedNumber(sql`cheque_no`)} = ${foldedNumber(sql`${paper.cheque_no}::text`)} and ${sameBank(paper)}
      and not ${inStates(sql`status`, chequeLifecycle.groups.off)}
    order by id limit 1`);
  const [other] = rows;
  if (!other) return [];
  const known = await knownIds(tx, { entity: entities.cheque, caller }, [other.id]);
  return [
    known.has(other.id)
      ? violation(field, 'cheque_registered', { number: other.number })
      : violation(field, 'cheque_registered_elsewhere'),
  ];
}
