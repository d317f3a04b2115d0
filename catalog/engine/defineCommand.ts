import type { Action, PolicyName } from './policies.ts';
import type { Entity, Row } from './defineEntity.ts';
import type { Field, Fields, Values } from './fields.ts';
import type { ViolationCode } from './violations/violation.ts';

/** What a command's types need to know of its entity. */
interface Noun {
  readonly name: string;
  readonly fields: Fields;
  readonly access: PolicyName;
}

// An entity is only ever read through its field names, so the wider one may stand as the general type.
const general = (entity: Noun): Entity => entity as unknown as Entity;

/** A condition on the record before a command may be given; `code` names the text shown when it does not hold. */
export interface Guard {
  readonly code: ViolationCode;
  holds(record: Readonly<Record<string, unknown>>): boolean;
}

/** States of an entity; none of one without a lifecycle. */
export type StateOf<E extends Noun> = E['fields'][keyof E['fields']] extends infer F
  ? F extends Field<'state', infer S>
    ? S & string
    : never
  : never;

/** What a command is given to: a record, or the entity as such. */
type GivenTo = 'record' | 'none';

/** What a command may say beside what it does. */
interface Terms {
  /** Pure conditions: lists, the client and hosts of the family know them too. */
  readonly guards?: readonly Guard[];
  /** Right on the entity that it asks for, or `own`: a permission of its own name. `edit` when absent. */
  readonly right?: Action | 'own';
  /** Entity on which it asks for that right, if not its own: whoever bills a member must be able to make bills. */
  readonly rightOn?: Noun;
  /** Beside its right, it is an administrator's alone. */
  readonly adminOnly?: true;
  /** Fields of the record that whoever gives it should see, such as what is outstanding. */
  readonly shows?: readonly string[];
  /** Inputs that are asked only of a record that holds another field, by that: the rate where there is a currency. */
  readonly askedWith?: Readonly<Record<string, string>>;
  /** Filters by which inputs offer only what goes with the record; the host judges what it is told all the same. */
  readonly offers?: Readonly<
    Record<string, (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>>
  >;
  /** Inputs that begin as the record has them. */
  readonly begins?: readonly string[];
  /** Whether it is what most would do next with such a record; absent, with any that it may be given to. */
  isNext?(record: Readonly<Record<string, unknown>>): boolean;
  /** It asks for a reason, which stands in the history. */
  readonly reason?: true;
  /** Only other commands and time give it: it has no route, no permission and no button. */
  readonly internal?: true;
  /** A page of its own gives it, where its input is at hand: it has no button. */
  readonly byPage?: true;
  /** Verbs of a page that helps where this is blocked: as long as one of them may be given, it has no button then. */
  readonly givesWayTo?: readonly string[];
  /** Whoever gives it is asked whether they mean it: others see its effect at once, or it cannot be taken back. */
  readonly confirm?: true;
  /** Lists offer it for the records that are selected, and ask its input once for all of them. */
  readonly inLists?: true;
  /** It takes as long as an import, and waits for its turn among these. */
  readonly isLong?: true;
  /** What it moves; such a call of ours is refused without an `Idempotency-Key`. */
  readonly moves?: 'money' | 'stock' | 'seats';
}

interface Facts<V extends string, E extends Noun, I extends Fields, G extends Fields, O extends GivenTo> extends Terms {
  /** Last part of its path, e.g. `post`; a word of the message catalogues too. */
  readonly verb: V;
  readonly entity: E;
  /** `none`: it asks for no record, such as one that makes one. */
  readonly on?: O;
  /** States from which it may be given; absent, from any. */
  readonly from?: readonly StateOf<E>[];
  /** Where it leads; its handler says which one of several. Absent, the record stays where it is. */
  readonly to?: readonly StateOf<E>[];
  /** What it is told, beside the reason. */
  readonly input?: I;
  /** What its answer tells beside the record. */
  readonly output?: G;
  /** It may be given to many records at once, each with a result of its own. */
  readonly many?: true;
}

/** Something that is done with a record, declared once: path, right, buttons, description and tests derive from it. */
export interface Command<
  V extends string = string,
  E extends Noun = Noun,
  I extends Fields = Fields,
  G extends Fields = Fields,
  R extends boolean = boolean,
  O extends GivenTo = GivenTo,
> extends Terms {
  readonly name: `${V}_${E['name']}`;
  readonly verb: V;
  readonly entity: Entity;
  /** Type of its entity; never present at run time. */
  readonly noun?: E;
  readonly on: O;
  readonly from?: readonly string[];
  readonly to: readonly string[];
  readonly input: I;
  readonly output: G;
  readonly many: boolean;
  /** Whether a handler on the host belongs to it; a plain step only moves the record. */
  readonly isHandled: R;
}

/** What moves the books asks for a permission of its own. */
export const IN_BOOKS = { right: 'own', moves: 'money' } as const;

/** No fields at all. */
type Nothing = Readonly<Record<string, never>>;

/** Declares a command whose handler stands on the host, under its name in `server/modules/handlers.ts`. */
export const defineCommand = <
  const V extends string,
  const E extends Noun,
  const I extends Fields = Nothing,
  const G extends Fields = Nothing,
  const O extends GivenTo = 'record',
>({
  // Without a value the type is the first one.
  on = 'record' as O,
  to = [],
  // Without a value the type is the empty one.
  input = {} as I,
  output = {} as G,
  many,
  ...facts
}: Facts<V, E, I, G, O>): Command<V, E, I, G, true, O> => ({
  ...facts,
  name: `${facts.verb}_${facts.entity.name}`,
  entity: general(facts.entity),
  on,
  to,
  input,
  output,
  many: many ?? false,
  isHandled: true,
});

export type Step<V extends string = string, E extends Noun = Noun> = Command<V, E, Nothing, Nothing, false, 'record'>;

interface StepFacts<S extends string> extends Terms {
  readonly from: readonly S[];
  readonly to: S;
}

/**
 * Declares the plain steps of an entity, by their verbs: nothing happens in them but that the record moves on. What only
 * the database knows to stand in their way is a guard under their name in `server/modules/handlers.ts`.
 */
export const defineSteps = <E extends Noun, const V extends string>(
  entity: E,
  steps: Readonly<Record<V, StepFacts<StateOf<E>>>>,
): readonly Step<V, E>[] =>
  // Object.entries forgets the verbs that V knows.
  (Object.entries(steps) as [V, StepFacts<string>][]).map(([verb, { to, ...step }]) => ({
    ...step,
    name: `${verb}_${entity.name}` as const,
    verb,
    entity: general(entity),
    on: 'record',
    to: [to],
    input: {},
    output: {},
    many: true,
    isHandled: false,
  }));

/** The record that a command is given to. */
export type RecordOf<C extends Command> = C['on'] extends 'record' ? Row<NonNullable<C['noun']>> : undefined;
/** What a command is told. */
export type InputOf<C extends Command> = Values<C['input']>;

/** First pure guard of a command that does not hold. */
export const obstacle = (command: Command, record: Readonly<Record<string, unknown>>): ViolationCode | undefined =>
  command.guards?.find(guard => !guard.holds(record))?.code;

/** Whether a command may be given from a state. */
export const startsIn = ({ from }: Command, state: string | undefined): boolean =>
  !from || (state !== undefined && from.includes(state));
