import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandReason } from '#catalog/engine/commandReason.ts';
import { givenOn, reachable } from '#catalog/registry/commands.ts';
import { guest } from '#catalog/engine/access/access.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { type Entity, stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { mount } from '#catalog/engine/wire.ts';
import { fieldSchemas } from './kinds.ts';
import { titles } from './parameters.ts';
import { operation, type Writing } from './operation.ts';
import { type Json, named } from './shapes.ts';

/** Answer of a request about many records: what became of each. */
export const results: Json = {
  type: 'object',
  properties: { detail: { type: 'string' }, results: { type: 'array', items: named('RowResult') } },
};

/** A body with the ids of the records that it is about. */
function withIds(body: { readonly required: readonly string[]; readonly properties: Json }): Json {
  return { type: 'object', required: ['ids', ...body.required], properties: { ids: named('Ids'), ...body.properties } };
}

/** Why a month that is locked takes what a command enters that asks for a reason of its own. */
const overrideReason = { override_reason: { ...commandReason, required: false } };

/** What a command is told, with the reason where it asks for one. */
function bodyOf({ input, reason, moves }: Command) {
  const why = reason && { reason: commandReason, ...(moves && overrideReason) };
  return fieldSchemas({ ...input, ...why }, 'write');
}

function answerOf({ entity, output }: Command): Json {
  const record = named(entity.name);
  return Object.keys(output).length > 0 ? { allOf: [record, fieldSchemas(output, 'read')] } : record;
}

const summaryOf = ({ verb, from, to }: Command): string => {
  const way = [from?.join(', '), to.join(' or ')].filter(Boolean).join(' to ');
  return way ? `${verb} (${way})` : verb;
};

function callsOf(command: Command): [string, Writing][] {
  const { entity, verb, on, many, moves } = command;
  const told = bodyOf(command);
  const shared = {
    tag: entity.name,
    open: mayPerform(guest, command),
    repeatable: moves ? ('required' as const) : true,
  };
  const own: [string, Writing] =
    on === 'record'
      ? [
          `/{id}/${verb}`,
          {
            ...shared,
            summary: summaryOf(command),
            query: [titles],
            body: told,
            answer: answerOf(command),
            versioned: true,
          },
        ]
      : [
          `/${verb}/`,
          {
            ...shared,
            summary: summaryOf(command),
            query: [titles],
            body: told,
            answer: answerOf(command),
            status: 201,
          },
        ];
  return many
    ? [own, [`/${verb}/`, { ...shared, summary: `${verb} many`, body: withIds(told), answer: results }]]
    : [own];
}

/** The older spelling of the commands that lead to a state, for one record and for many. */
function transitionCalls(entity: Entity): [string, Writing][] {
  const [, field] = stateFieldOf(entity) ?? [];
  if (!field?.lifecycle) return [];
  const { properties: told } = fieldSchemas({ reason: commandReason, ...overrideReason }, 'write');
  const properties = { to: { type: 'string', enum: reachable(entity, field.lifecycle) }, ...told };
  const body = { type: 'object', required: ['to'], properties };
  const shared = { tag: entity.name, summary: 'Move to a state', repeatable: true };
  return [
    ['/{id}/transition', { ...shared, query: [titles], body, answer: named(entity.name), versioned: true }],
    ['/transition/', { ...shared, summary: 'Move many to a state', body: withIds(body), answer: results }],
  ];
}

/** Calls that do something with the records of an entity. */
export const commandPaths = (entity: Entity): [string, Json][] =>
  [...givenOn(entity).flatMap(callsOf), ...transitionCalls(entity)].map(([path, call]) => {
    const whole = `${mount(entity.name)}${path}`;
    return [whole, { post: operation('post', whole, call) }];
  });
