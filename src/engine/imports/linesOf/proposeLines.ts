import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import { foldedHead } from '#catalog/registry/headings/foldedHead.ts';
import { voucherLines, voucherNumbers } from '#catalog/registry/headings/voucherLines.ts';
import { isAmount, shareOf } from '../assign/cellForms.ts';
import type { Proposal, Target } from '../assign/Proposal.ts';
import type { SheetWords } from '../recognise.ts';
import { type LineField, lineField, tellable } from './lineField.ts';

const numbers: ReadonlySet<string> = new Set(voucherNumbers.map(foldedHead));

/** A head alone, and without what an export sets before it, as in `Journal Items/Account`. */
const formsOf = (head: string): readonly string[] =>
  [head, head.slice(head.lastIndexOf('/') + 1), head.replace(/[([][^)\]]*[)\]]/g, ' ')].map(foldedHead);

/** Whether a column holds the number of a voucher. */
export const isVoucherNumber = (head: string): boolean => formsOf(head).some(form => numbers.has(form));

/** By folded head, what it tells of a line. */
function knownHeads(line: LineField, languages: readonly SheetWords[]): ReadonlyMap<string, string> {
  const heads = tellable(line).flatMap(name =>
    [name, ...(voucherLines[name] ?? []), ...languages.map(({ fields }) => fields[name] ?? '')].map(
      head => [foldedHead(head), name] as const,
    ),
  );
  return new Map(heads.filter(([head]) => head !== '').toReversed());
}

interface Asked {
  readonly entity: Entity;
  readonly languages: readonly SheetWords[];
  /** Rows that are records or lines of them. */
  readonly rows: Sheet;
}

/** Places of the columns that tell of lines, by what they tell; none twice. */
function linePlaces(proposals: readonly Proposal[], line: LineField, { languages, rows }: Asked): Map<string, number> {
  const known = knownHeads(line, languages);
  const places = new Map<string, number>();
  for (const { at, head } of proposals) {
    const name = formsOf(head)
      .map(form => known.get(form))
      .find(one => one !== undefined);
    if (name === undefined || places.has(name)) continue;
    const cells = rows.map(row => row[at] ?? '').filter(cell => cellText(cell).trim() !== '');
    // A column of amounts holds no accounts, whatever it is called; of no amounts nothing is said.
    const isMoney = name.endsWith('amount');
    if (cells.length > 0 && shareOf(cells, isAmount) < 0.5 && isMoney) continue;
    places.set(name, at);
  }
  if (places.has('debit_amount') && places.has('credit_amount')) places.delete('amount');
  return places;
}

/** Whether the columns make lines: every reference that a line must have, and in the books an amount of each side. */
function areLines(places: ReadonlyMap<string, number>, { entity, sides }: LineField): boolean {
  const needed = Object.entries(entity.fields).filter(([, { required, target }]) => required && target);
  const isMoved = !sides || places.has('amount') || sides.every(name => places.has(name));
  return isMoved && needed.length > 0 && needed.every(([name]) => places.has(name));
}

/**
 * Proposals for a sheet each of whose rows is a line of a record: columns that tell of lines become that, and the number
 * of a voucher begins its narration, since its own number is given by the host. Any other sheet keeps what it has.
 */
export function proposeLines(proposals: readonly Proposal[], asked: Asked): readonly Proposal[] {
  const line = lineField(asked.entity);
  if (!line || proposals.some(({ target }) => target.kind === 'field' && target.name === 'id')) return proposals;
  const places = linePlaces(proposals, line, asked);
  if (!areLines(places, line)) return proposals;
  const names = new Map([...places].map(([name, at]) => [at, name] as const));
  const number = proposals.find(({ at, head }) => !names.has(at) && isVoucherNumber(head))?.at;
  const hasDetails = asked.entity.fields['details'] !== undefined;
  return proposals.map((proposal): Proposal => {
    const name = names.get(proposal.at);
    if (name !== undefined)
      return {
        ...proposal,
        target: { kind: 'line', name },
        confidence: name === 'amount' ? 'likely' : 'sure',
        rivals: [],
      };
    const details = (join: number): Target => ({ kind: 'field', name: 'details', join });
    if (proposal.at === number && hasDetails)
      return { ...proposal, target: details(1), confidence: 'likely', rivals: [] };
    const { target } = proposal;
    // It is joined to the number where there is one.
    if (number !== undefined && target.kind === 'field' && target.name === 'details')
      return { ...proposal, target: details(2) };
    return { ...proposal, rivals: proposal.rivals.filter(rival => rival !== 'details') };
  });
}
