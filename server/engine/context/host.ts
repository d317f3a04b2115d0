import type { SQL } from 'drizzle-orm';
import type { Marks } from '#catalog/engine/marks.ts';
import type { Closure } from '#catalog/engine/access/closedFields.ts';
import type { CommandName, CommandOf, Commands, Steps } from '#catalog/registry/commands.ts';
import type { Command, InputOf, RecordOf } from '#catalog/engine/defineCommand.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Values as ValuesOf } from '#catalog/engine/fields.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Obstacle, Violation, ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Stored, Values, Wire } from './values.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Unnumbered } from './Unnumbered.ts';
import type { Platform } from '../../platform/services/Platform.ts';
import type { AgencyForms } from '../settings/AgencyForms.ts';

// Who acts on the host, and what modules tell it of their entities and commands name each other, hence one
// file: no two files import each other, not even for types.

/** What the application runs on, and what modules add to the engine. */
export interface Host extends Platform {
  /** What else belongs to writing records of single entities. */
  readonly effects: Effects;
  /** What the host does in a command. */
  readonly handlers: CommandHandlers;
  /** Documents of modules for which something is owed. */
  readonly payables: readonly Payable[];
  /** Records of modules that may be older than their posting. */
  readonly backfills: readonly Backfill[];
  /** How the agency writes days and numbers. */
  readonly forms: AgencyForms;
}

/** Who acts on which entity of which host. */
export interface RequestContext {
  readonly host: Host;
  readonly entity: Entity;
  readonly caller: Caller;
  /** Why a record is changed, where whoever changes it says so. */
  readonly reason?: string;
  /** Takes the new records that are to have their numbers together, at the end; absent, each has its own at once. */
  readonly unnumbered?: Unnumbered[];
  /** Nothing of what is done stays: there is nothing to keep others from. */
  readonly isTrial?: boolean;
  /** Names of the commands that are being carried out, the one that was asked for first. */
  readonly underWay?: readonly string[];
  /** Of an import the lines of its sheet that have made records so far, by the id of the record, counted from 1. */
  readonly linesOf?: ReadonlyMap<number, number>;
  /** What the host itself says of a record that it creates, whatever its caller may. */
  readonly given?: Values;
}

/** Who writes, and when. */
export interface Author {
  readonly host: Pick<Host, 'clock'>;
  readonly caller: Pick<Caller, 'id'>;
}

/** How far a document is paid: what is due of it, what was received and stays, and what went back, as decimals. */
export interface PaidAmounts {
  readonly id: number;
  readonly due: string;
  readonly paid: string;
  readonly refunded: string;
}

/**
 * What a module says of its documents for which something is owed, so that the accounts name none of them. In SQL a
 * document is a row of the table of its type.
 */
export interface Payable {
  /** Wire name of the documents. */
  readonly type: string;
  /** Bills and notes that say what they come to, by their kind: selects of `document` and `bill`. */
  readonly bills?: Readonly<Record<string, SQL>>;
  /** Of what is paid and refunded by itself, with columns `due_amount` and `paid_amount`. */
  readonly paid?: PaidBySelf;
  /** Of any other: says anew of the documents to which some open items belong what follows from those. */
  settled?(tx: Database, request: RequestContext, items: readonly number[]): Promise<void>;
}

/** How money of single documents is kept apart. */
export interface PaidBySelf {
  /** Column of its number. */
  readonly number: string;
  /** Whether what was paid for it waits for it, and settles nothing else: a condition on its table. */
  readonly waits: SQL;
  /** Whether it is owed before anything is billed: a condition on its table. */
  readonly owes?: SQL;
  /** Why its bill is not taken back by itself. */
  readonly billStays: ViolationCode;
  /** Documents that have put down its money anew, by their type: selects of `document`, `made` and `party`. */
  readonly putDown?: Readonly<Record<string, SQL>>;
  /** Documents that count as one when money is paid out; absent, what is paid out of it counts to its party. */
  kin?(id: number): SQL;
  /** Writes how far it is paid; it is locked. */
  keep(tx: Database, author: Author, document: PaidAmounts): Promise<void>;
}

/** A record that is not in the books: on which day it came, and on which something more became of it. */
export interface OlderRecord extends Record<string, unknown> {
  readonly id: number;
  /** A decimal. */
  readonly amount: string;
  readonly day: string;
  readonly later: string | null;
}

/** What a module says of its records that were there before they posted. */
export interface Backfill {
  readonly entity: EntityName;
  /**
   * Those not posted that would be: `id`, `amount`, `day`, `later` (null where nothing became of it) and whether it
   * `is_over`, so that nothing remains to be entered. `timeZone` tells the days of what was done.
   */
  candidates(timeZone: string): SQL;
  post(tx: Database, request: RequestContext, record: OlderRecord): Promise<void>;
}

/** A record before and after what was done to it; a new one has no before, a deleted one no after. */
export interface Change {
  readonly before?: Wire;
  readonly after?: Wire;
}

/** A record as it is about to be written, and as it was if it is not new. */
export interface Draft {
  readonly merged: Values;
  readonly existing?: Stored;
}

/**
 * What else belongs to writing a record of one entity, beyond what holds for any. All of it runs in the transaction of
 * the write: a Problem that it throws undoes everything.
 */
export interface Effect {
  /** Gives the body to go on with, before anything of it is read. */
  beforeCreate?(tx: Database, request: RequestContext, body: Values): Promise<Values>;
  /** Locks what rows of a sheet will lock one by one, in one order for everybody, before the first is written. */
  lockAhead?(tx: Database, request: RequestContext, rows: readonly Values[]): Promise<void>;
  /**
   * Rules that take a look into the database; `merged` is the record as it would be, with its id if it has one,
   * `existing` as whoever changes it has locked it. A command may have written to it since.
   */
  check?(tx: Database, request: RequestContext, merged: Values, existing?: Stored): Promise<readonly Violation[]>;
  /** Values that the host itself gives, such as a number; asked last, when nothing stands in the way of the write. */
  supply?(tx: Database, request: RequestContext, draft: Draft): Promise<Values>;
  /** Whether a record may be changed at all, asked before an update or a transition is written. */
  beforeChange?(tx: Database, request: RequestContext, stored: Stored): Promise<void>;
  /** What follows from a create, an update that changed something, a transition or a delete. */
  afterChange?(tx: Database, request: RequestContext, change: Change): Promise<void>;
  beforeDelete?(tx: Database, request: RequestContext, stored: Stored): Promise<void>;
  /** Conditions on its table by the names of the entity's `selections`. */
  readonly selections?: Readonly<Record<string, SQL>>;
  /**
   * Fields that stay closed to the caller in this very record, beyond what the fields say of themselves; `check`
   * refuses them.
   */
  closes?(db: Database, request: RequestContext, record: Stored): Promise<readonly Closure[]>;
  /** The record that a row of a sheet calls by a text that is no title of any: found by other means, or made. */
  named?(tx: Database, request: RequestContext, asked: NameAsked): Promise<number | undefined>;
  /** What tells its records apart from others of the same name to the caller, by id; `short` for a document. */
  marks?(db: Database, request: RequestContext, asked: MarksAsked): Promise<ReadonlyMap<number, Marks>>;
}

export interface NameAsked {
  readonly text: string;
  /** What else the row says, references before this one as ids. */
  readonly row: Values;
}

export interface MarksAsked {
  readonly ids: readonly number[];
  /** Kind and number alone. */
  readonly short: boolean;
}

/**
 * Effects by the entity's name, in the order in which they happen. What holds for an entity holds for those that extend
 * it.
 */
export type Effects = Readonly<Record<string, Effect | readonly Effect[]>>;

/** Why a month that is locked takes something all the same, and by which name that is asked for. */
export interface Override {
  readonly field: 'reason' | 'override_reason';
  readonly reason?: string;
}

/** A command as it is carried out: by whom, on which record, with what, in which transaction. */
export interface CommandContext<C extends Command = Command> {
  readonly tx: Database;
  readonly request: RequestContext;
  /** One instant for all that the command writes. */
  readonly now: Date;
  readonly reason?: string;
  /** Of a command that asks for a reason of its own, the override's stands beside it. */
  readonly override: Override;
  /** The record as it stands, locked; sealed values in clear. */
  readonly record: RecordOf<C>;
  readonly input: InputOf<C>;
  /** The language in which what is told of single records is written. */
  readonly locale: Locale;
  /**
   * Carries out another command in the same transaction, for the same caller, whose right to it is not asked: this
   * command's own includes it. It is done for the reason of this one where no other is told.
   */
  perform<N extends CommandName>(
    name: N,
    id: number | null,
    input: Partial<InputOf<CommandOf<N>>>,
    reason?: string,
  ): Promise<Wire>;
}

/** What is known before anybody has said what they want. */
export type GuardContext<C extends Command = Command> = Pick<CommandContext<C>, 'tx' | 'request' | 'now' | 'record'>;

type Changes<C extends Command> = Partial<ValuesOf<NonNullable<C['noun']>['fields']>>;

/** What a handler wants written of its record, and told in the answer. */
export interface CommandResult<C extends Command = Command> {
  /** Where the record goes, of a command that may lead to several states. */
  readonly to?: string;
  /** Values that the host itself gives, read-only ones among them. */
  readonly set?: Changes<C>;
  /** Values as the caller would give them: judged like any update of theirs. */
  readonly change?: Changes<C>;
  /** The record that a command has made which is given to none. */
  readonly made?: number;
  /** What the history tells as the reason, where nobody was asked for one. */
  readonly reason?: string;
  readonly output: ValuesOf<C['output']>;
}

/** What only the host knows of a command. */
export interface CommandGuards<C extends Command = Command> {
  /** Locks what comes before its record in the order in which everybody locks. */
  readonly locksFirst?: (tx: Database, id: number) => Promise<void>;
  /** Locks what the guards look at beside the record, so that it stays as they found it until the command is done. */
  readonly locks?: (tx: Database, id: number) => Promise<void>;
  /** What stands in the way that only the database knows, one query each; asked when a record is shown, too. */
  readonly guards?: readonly ((context: GuardContext<C>) => Promise<ViolationCode | Obstacle | undefined>)[];
}

/** The part of a command that only the host can do. It writes through its transaction alone; a Problem undoes all. */
export interface CommandHandler<C extends Command = Command> extends CommandGuards<C> {
  run(context: CommandContext<C>): Promise<CommandResult<C>>;
  /** What follows elsewhere once the record is written; what it tells is added to the answer. */
  follows?(context: CommandContext<C>): Promise<Partial<ValuesOf<C['output']>>>;
}

/**
 * A handler for each command that has one, and guards for such plain steps as need them; a missing or surplus one does not
 * compile.
 */
export type CommandHandlers = { readonly [N in keyof Commands]: CommandHandler<Commands[N]> } & {
  readonly [N in keyof Steps]?: CommandGuards<Steps[N]>;
};
