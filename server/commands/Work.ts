import type { Command, InputOf, RecordOf } from '../../catalog/defineCommand.ts';
import type { Commands, Steps } from '../../catalog/commands.ts';
import type { Values as ValuesOf } from '../../catalog/fields.ts';
import type { ViolationCode } from '../../catalog/violation.ts';
import type { Wire } from '../crud/record.ts';
import type { Values } from '../crud/validate.ts';
import type { Desk } from '../crud/write.ts';
import type { Database } from '../host.ts';

/** A command as it is carried out: by whom, on which record, with what, in which transaction. */
export interface Act<C extends Command = Command> {
  readonly tx: Database;
  readonly desk: Desk;
  /** One instant for all that the command writes. */
  readonly now: Date;
  readonly reason?: string;
  /** The record as it stands, locked; sealed values in clear. */
  readonly record: RecordOf<C>;
  readonly input: InputOf<C>;
  /**
   * Carries out another command in the same transaction, for the same caller, whose right to it is not asked: this
   * command's own includes it.
   */
  perform(next: Command, id: number | null, input: Values): Promise<Wire>;
}

/** What is known before anybody has said what they want. */
export type Outset<C extends Command = Command> = Pick<Act<C>, 'tx' | 'desk' | 'now' | 'record'>;

type Changes<C extends Command> = Partial<ValuesOf<NonNullable<C['noun']>['fields']>>;

/** What a work wants written of its record, and told in the answer. */
export interface Outcome<C extends Command = Command> {
  /** Where the record goes, of a command that may lead to several states. */
  readonly to?: string;
  /** Values that the host itself gives, read-only ones among them. */
  readonly set?: Changes<C>;
  /** Values as the caller would give them: judged like any update of theirs. */
  readonly change?: Changes<C>;
  /** The record that a command has made which is given to none. */
  readonly made?: number;
  readonly gives: ValuesOf<C['gives']>;
}

/** What only the host knows of a command. */
export interface Watch<C extends Command = Command> {
  /** What stands in the way that only the database knows, one query each; asked when a record is shown, too. */
  readonly guards?: readonly ((prospect: Outset<C>) => Promise<ViolationCode | undefined>)[];
}

/** The part of a command that only the host can do. It writes through its transaction alone; a Problem undoes all. */
export interface Work<C extends Command = Command> extends Watch<C> {
  run(act: Act<C>): Promise<Outcome<C>>;
}

/**
 * A work for each command that has one, and guards for such plain steps as need them; a missing or surplus one does not
 * compile.
 */
export type Works = { readonly [N in keyof Commands]: Work<Commands[N]> } & {
  readonly [N in keyof Steps]?: Watch<Steps[N]>;
};
