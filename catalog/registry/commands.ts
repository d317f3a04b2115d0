import { groupBy } from 'es-toolkit';
import { billCommands } from '../bills/billCommands.ts';
import { voidAdvanceUse } from '../bills/settlement/advanceUse.ts';
import { voidUnallocation } from '../bills/settlement/unallocation.ts';
import { mailCreditNote, mailInvoice } from '../bills/mailBill.ts';
import { mailReceipt } from '../ledger/vouchers/mailReceipt.ts';
import { mailStatement } from '../bills/statement/mailStatement.ts';
import { claimCommands, claimSteps } from '../payroll/claimCommands.ts';
import { payrollCommands } from '../payroll/payrollCommands.ts';
import { refundCommands } from '../bills/settlement/refund.ts';
import { approveReopening, askReopening, declineReopening, periodSteps } from '../ledger/years/accountingPeriod.ts';
import { cashCommands } from '../banking/cash/cashCommands.ts';
import { chequeCommands } from '../banking/cheques/chequeCommands.ts';
import { closeYear, reopenYear } from '../ledger/years/fiscalYear.ts';
import { postBackfill } from '../ledger/backfillRecords.ts';
import { postOpening, replaceOpening } from '../ledger/years/openingBalance.ts';
import { statementCommands } from '../banking/statementCommands.ts';
import { certificateCommands } from '../taxes/withholdingCertificate.ts';
import { challanCommands } from '../taxes/withholdingChallan.ts';
import { voucherCommands } from '../ledger/vouchers/voucherCommands.ts';
import { type Command, startsIn } from '../engine/defineCommand.ts';
import type { Entity } from '../engine/defineEntity.ts';
import type { Lifecycle } from '../engine/lifecycle.ts';
import { donationSteps, recordDonation } from '../donations/donationCommands.ts';
import { bookingCommands } from '../hajj/bookings/bookingCommands.ts';
import { voidBookingTransfer } from '../hajj/bookings/bookingTransfer.ts';
import { dropWithDeparture, endWithDeparture } from '../hajj/bookings/endWithDeparture.ts';
import { replacementCommands } from '../hajj/bookings/replacePilgrim.ts';
import { takeOver } from '../hajj/bookings/takeOver.ts';
import { termCommands } from '../hajj/bookings/termCommands.ts';
import { waitingCommands } from '../hajj/bookings/waitingCommands.ts';
import { movePassport } from '../hajj/custody/movePassport.ts';
import { cancellingCommands } from '../hajj/departures/cancellingCommands.ts';
import { departureCommands, departureSteps } from '../hajj/departures/departureCommands.ts';
import { eventCommands } from '../hajj/eventCommands.ts';
import { leavingCommands } from '../hajj/leavingCommands.ts';
import { mahramCommands } from '../hajj/mahramCommands.ts';
import { journeyCommands } from '../hajj/journeyCommands.ts';
import { pilgrimSteps } from '../hajj/pilgrimSteps.ts';
import { registerPilgrim } from '../hajj/registerPilgrim.ts';
import { registerBeyondQuota } from '../hajj/seasons/beyondQuota.ts';
import { billMember, duesSteps, subscriptionSteps } from '../people/memberCommands.ts';
import { activateUser, setPassword, suspendUser } from '../people/userCommands.ts';
import { sendingCommands } from '../purchasing/mailPurchase.ts';
import { mailRequest } from '../purchasing/mailRequest.ts';
import { purchaseCommands, purchaseSteps } from '../purchasing/purchaseCommands.ts';
import { requestCommands, requestSteps } from '../purchasing/requestCommands.ts';
import { stockCommands } from '../shop/stock/stockCommands.ts';
import { mailOrder } from '../shop/orders/mailOrder.ts';
import { orderCommands } from '../shop/orders/orderCommands.ts';
import { returnCommands } from '../shop/orders/returnCommands.ts';
import { taskSteps } from '../support/tasks/task.ts';
import { ticketCommands } from '../support/tickets/ticketCommands.ts';
import { contactSteps, openTicket } from '../website/contactSteps.ts';
import { undoImport } from '../imports/undoImport.ts';
import { publishingSteps } from '../website/publishingSteps.ts';

/** Whatever may be done with a record of an entity, in the order in which it is offered. */
const all = [
  ...pilgrimSteps,
  registerBeyondQuota,
  registerPilgrim,
  ...journeyCommands,
  ...mahramCommands,
  ...eventCommands,
  ...leavingCommands,
  movePassport,
  ...departureSteps,
  ...departureCommands,
  ...cancellingCommands,
  ...bookingCommands,
  ...replacementCommands,
  ...termCommands,
  ...waitingCommands,
  takeOver,
  endWithDeparture,
  dropWithDeparture,
  ...publishingSteps,
  ...contactSteps,
  openTicket,
  ...ticketCommands,
  ...taskSteps,
  ...subscriptionSteps,
  billMember,
  ...duesSteps,
  recordDonation,
  ...donationSteps,
  activateUser,
  suspendUser,
  setPassword,
  ...orderCommands,
  mailOrder,
  ...returnCommands,
  ...requestCommands,
  mailRequest,
  ...requestSteps,
  ...purchaseCommands,
  ...sendingCommands,
  ...purchaseSteps,
  ...voucherCommands,
  ...billCommands,
  voidAdvanceUse,
  voidUnallocation,
  voidBookingTransfer,
  mailStatement,
  mailInvoice,
  mailCreditNote,
  mailReceipt,
  ...refundCommands,
  ...payrollCommands,
  ...claimSteps,
  ...claimCommands,
  ...chequeCommands,
  ...cashCommands,
  ...challanCommands,
  ...certificateCommands,
  ...periodSteps,
  askReopening,
  approveReopening,
  declineReopening,
  closeYear,
  reopenYear,
  postOpening,
  replaceOpening,
  ...statementCommands,
  postBackfill,
  ...stockCommands,
  undoImport,
] as const;

type Each = (typeof all)[number];
/** Words of the message catalogues: a verb without one does not compile. */
export type Verb = Each['verb'];
/** Names of fields; of no fields, none. */
type NamesIn<F> = string extends keyof F ? never : keyof F & string;
/** Fields that commands are told or tell beside those of their records; words of the message catalogues too. */
export type CommandField = Each extends infer C
  ? C extends Command
    ? NamesIn<C['input']> | NamesIn<C['output']>
    : never
  : never;
type Plain = Extract<Each, { readonly isHandled: false }>;
/** Plain steps by name, of which the host may know what stands in their way. */
export type Steps = { readonly [C in Plain as C['name']]: C };
type Working = Extract<Each, { readonly isHandled: true }>;
/** Commands whose handler stands on the host, by name. */
export type Commands = { readonly [C in Working as C['name']]: C };

/** Name of any command, plain steps among them, e.g. `post_refund`. */
export type CommandName = Each['name'];
/** The command of a name. */
export type CommandOf<N extends CommandName> = { readonly [C in Each as C['name']]: C }[N];

export const commandList: readonly Command[] = all;
// Object.fromEntries forgets the names, of which each is one command's.
const byName = Object.fromEntries(commandList.map(one => [one.name, one])) as Readonly<Record<CommandName, Command>>;
const byEntity = groupBy(commandList, ({ entity }) => entity.name);

/** Commands of an entity; those of what it extends are given to its records there. */
export const commandsOn = ({ name }: Pick<Entity, 'name'>): readonly Command[] => byEntity[name] ?? [];

/** Those of them that somebody gives: the others are given by commands, and by time. */
export const givenOn = (entity: Pick<Entity, 'name'>): readonly Command[] =>
  commandsOn(entity).filter(({ internal }) => !internal);

/** A command by its name, which the compiler knows to be one. */
export const commandOf = (name: CommandName): Command => byName[name];

/** A command of an entity by its verb, where one of them is known only at run time; undefined when there is none. */
export const commandNamed = (entity: Pick<Entity, 'name'>, verb: string): Command | undefined =>
  commandsOn(entity).find(command => command.verb === verb);

/**
 * The command by which somebody moves a record from one state to another, where only the states are told: the one that
 * leads there alone. Of several it is the one that asks for nothing; one that chooses among states is none.
 */
export function stepBetween(entity: Pick<Entity, 'name'>, from: string | undefined, to: string): Command | undefined {
  const leading = givenOn(entity).filter(
    command =>
      from !== to &&
      command.on === 'record' &&
      command.to.length === 1 &&
      command.to[0] === to &&
      startsIn(command, from),
  );
  const plain = leading.filter(({ input }) => !Object.values(input).some(field => field.required));
  const free = plain.filter(({ reason }) => !reason);
  const [only, ...others] = [free, plain, leading].find(some => some.length > 0) ?? [];
  return others.length > 0 ? undefined : only;
}

/** States that somebody may name as where a record is to go, from wherever it stands. */
export const reachable = (entity: Pick<Entity, 'name'>, { states }: Pick<Lifecycle, 'states'>): string[] =>
  states.filter(to => states.some(from => from === to || stepBetween(entity, from, to)));
