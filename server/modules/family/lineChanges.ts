import { isEqual, omit } from 'es-toolkit';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { changedRecord } from '../../engine/commands/changedRecord.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { reasonIn } from '../../engine/crud/body.ts';
import { shownTo, toWire } from '../../engine/records/record.ts';
import type { Values, Wire } from '../../engine/context/values.ts';
import { withKept } from '../../engine/crud/withKept.ts';
import { updateWithin } from '../../engine/crud/write.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { FamilyRequest } from './FamilyHandler.ts';
import { LINES, ownerOf } from './lineOwner.ts';

/** The names under which a line's document may be told beside it. */
const documentNames = ({ entity }: RequestContext): readonly string[] => [entity.name, `${entity.name}_id`];

interface FoundLine {
  readonly document: number;
  readonly items: readonly Values[];
  /** The place of the line among them. */
  readonly at: number;
}

/** A line among those of its document, which is locked; 404 where the caller knows of none, or another document is told. */
async function lineOf(tx: Database, request: RequestContext, { id, values }: FamilyRequest): Promise<FoundLine> {
  const document = await ownerOf(tx, request, id);
  const told = documentNames(request).flatMap(name => values[name] ?? []);
  if (told.some(one => Number(one) !== document)) throw new Problem(404, 'not_found');
  const stored = toWire(request.entity, await existingOf(tx, request, document), request.host, true);
  // What its reader does not see of the lines the host keeps.
  const { [LINES]: lines } = shownTo(request.caller, request.entity, stored);
  const items = Array.isArray(lines) ? lines.filter(isObject) : [];
  const at = items.findIndex(line => line['id'] === id);
  if (at < 0) throw new Problem(404, 'not_found');
  return { document, items, at };
}

/** Mistakes in the line under the names that its client has told. */
async function toldOfLine<T>(at: number, work: Promise<T>): Promise<T> {
  const place = `${LINES}.${at}.`;
  return work.catch((error: unknown) => {
    if (!(error instanceof Problem) || !error.details.violations) throw error;
    const { status, code, details } = error;
    const violations = error.details.violations.map(one => ({ ...one, field: one.field.replace(place, '') }));
    throw new Problem(status, code, { ...details, violations });
  });
}

/** What a client says of a line that the host alone keeps, and says otherwise than it stands. */
function keptByHost({ entity, host }: RequestContext, given: Values, line: Values = {}): Violation[] {
  const fields = Object.entries(entity.fields[LINES]?.lines ?? {});
  return fields.flatMap(([name, field]) => {
    if (field.readOnly !== true || !Object.hasOwn(given, name) || !Object.hasOwn(line, name)) return [];
    const said = parseValue(field, given[name], calendarOf(host));
    return 'value' in said && isEqual(said.value, line[name]) ? [] : [violation(name, 'read_only')];
  });
}

/** Changes one line of a document and keeps the others, all as any update of the document is judged. */
export async function changeLine(tx: Database, request: RequestContext, told: FamilyRequest): Promise<Wire> {
  const { document, items, at } = await lineOf(tx, request, told);
  const { body: given, ...why } = reasonIn(request.entity, omit(told.values, documentNames(request)));
  refuse(keptByHost(request, given, items[at]));
  const body = { [LINES]: withKept([{ ...items[at], ...given }], items) };
  const work = updateWithin(tx, request, document, { ...why, body, versions: told.versions });
  return changedRecord(tx, request, await toldOfLine(at, work));
}

/** Takes a line out of its document. */
export async function removeLine(tx: Database, request: RequestContext, told: FamilyRequest): Promise<Wire> {
  const { document, items, at } = await lineOf(tx, request, told);
  const body = { [LINES]: items.toSpliced(at, 1) };
  return changedRecord(tx, request, await updateWithin(tx, request, document, { body, versions: told.versions }));
}
