import type { Entity } from '#catalog/engine/defineEntity.ts';
import { cellText, type Sheet } from '#catalog/engine/reading/Sheet.ts';
import type { Proposal, Target } from '../assign/Proposal.ts';
import { lineField } from './lineField.ts';
import { isVoucherNumber } from './proposeLines.ts';

interface Asked {
  readonly entity: Entity;
  readonly proposals: readonly Proposal[];
  readonly targets: readonly Target[];
  /** Rows that are records. */
  readonly records: Sheet;
}

/**
 * Whether rows of a sheet say the same number of a voucher while no column tells of its lines: each of them would become
 * a record of its own, without any.
 */
export function lacksLines({ entity, proposals, targets, records }: Asked): boolean {
  if (!lineField(entity)?.sides || targets.some(({ kind }) => kind === 'line')) return false;
  const at = proposals.find(({ head }) => isVoucherNumber(head))?.at;
  if (at === undefined || targets.some(target => target.kind === 'field' && target.name === 'id')) return false;
  const rows = records.filter(row => row.some(cell => cellText(cell).trim() !== ''));
  const numbers = rows.map(row => cellText(row[at]).trim()).filter(text => text !== '');
  return numbers.length > 0 && new Set(numbers).size < rows.length;
}
