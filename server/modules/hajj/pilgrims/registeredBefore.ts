import { pick } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { mayRead } from '#catalog/engine/access/fieldRights.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { telling } from '#catalog/hajj/telling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Stored, Values, Wire } from '#server/engine/context/values.ts';
import { withinHour } from '#server/engine/limits/withinHour.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { readValues } from '#server/engine/crud/validate.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { refuse } from '#server/platform/problem.ts';
import { isTouched, isWithdrawn } from './registeredOnce.ts';
import { asBooked } from './saidJourney.ts';
import { toldFiles } from './toldFiles.ts';
import { alikeOf, type Twin } from './twins.ts';
import { fileFrom } from './wantedFile.ts';

const entity = entities.hajj_passenger_info;

/** What a form may say of a file that is not saved yet. */
const asked = ['id', ...telling];

const idIn = (body: Values): number | undefined => {
  const given = body['id'] ?? undefined;
  const id = idFrom(given);
  if (given !== undefined && id === undefined) refuse([violation('id', 'not_reference')]);
  return id;
};

/** The file as it stands, and as it would be with what the form says. */
function draftOf(
  host: Host,
  caller: Caller,
  { body, existing }: { readonly body: Values; readonly existing: Stored | undefined },
): { readonly before: Wire; readonly after: Values } {
  refuse(
    Object.keys(body)
      .filter(name => !asked.includes(name))
      .map(name => violation(name, 'unknown_field')),
  );
  const situation = { db: host.db, entity, caller, calendar: calendarOf(host), ...(existing && { existing }) };
  const { values, violations } = readValues(pick(body, [...telling]), situation);
  // What else a new file needs is not asked here.
  refuse(violations.filter(({ field }) => telling.includes(field)));
  const before = existing ? toWire(entity, existing, host, true) : {};
  return { before, after: { ...before, ...values } };
}

/**
 * Whether the file that somebody is about to write is a second one of a person for the same journey, or may be: without
 * a lock, since the last word is had when it is written.
 */
export async function registeredBefore(host: Host, caller: Caller, body: Values) {
  const id = idIn(body);
  demand({ caller, entity }, id === undefined ? 'create' : 'edit');
  const existing = id === undefined ? undefined : await existingOf(host.db, { caller, entity }, id, false);
  const { before, after } = draftOf(host, caller, { body, existing });
  const file = fileFrom(after, host.vault);
  if (!isTouched(before, after) || isWithdrawn(file)) return { twins: [], likenesses: [] };
  // Else a number that is masked could be tried through.
  await host.db.transaction(tx => withinHour(tx, host, [{ kind: 'question', whose: caller.id ?? 0 }]));
  const found = await alikeOf(host.db, await asBooked(host.db, file));
  const readable = (all: readonly Twin[]) => all.filter(({ field }) => mayRead(caller, entity, field));
  const twins = readable(found.twins);
  const told = await toldFiles(host.db, { host, caller }, [...twins, ...readable(found.likenesses)]);
  return { twins: told.slice(0, twins.length), likenesses: told.slice(twins.length) };
}
