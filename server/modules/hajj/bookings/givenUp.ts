import { mayPerform } from '../../../../catalog/commandRights.ts';
import { reprice } from '../../../../catalog/hajj/bookings/termCommands.ts';
import { fromMinor, type Minor } from '../../../../catalog/money.ts';
import type { Violation } from '../../../../catalog/violation.ts';
import type { Act, Desk } from '../../../host.ts';
import { limitObjections } from '../../accounts/postingLimit.ts';

/** Whether somebody may ask for another price than the package does, or for a lower fee. */
export const mayReprice = ({ caller }: Desk): boolean => mayPerform(caller, reprice);

interface Lowered {
  readonly field: string;
  readonly before: Minor;
  readonly after: Minor;
}

/** What is less than before is given up: the limit of a role bounds the difference (rules A2). */
export const lossObjections = async (
  { tx, desk }: Pick<Act, 'tx' | 'desk'>,
  { field, before, after }: Lowered,
): Promise<Violation[]> =>
  after < before ? limitObjections(tx, desk, { field, amount: fromMinor(before - after) }) : [];
