import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';

type Values = Readonly<Record<string, unknown>>;

/** A host with one record, which it keeps under versions as ours does. */
export function oneRecordHost(entity: Entity, first: Values) {
  let record: Values = { id: 7, version: 1, ...first };
  const paths = calls(entity.name);
  const gates: Promise<void>[] = [];
  const exits: Promise<void>[] = [];
  const hold = (where: Promise<void>[]) => (): (() => void) => {
    let letGo = (): void => undefined;
    where.push(
      new Promise(resolve => {
        letGo = resolve;
      }),
    );
    return () => letGo();
  };
  const saves: { readonly version: string | null; readonly body: Values }[] = [];
  let isOver = false;
  let losesAnswer = false;
  const change = (values: Values): void => {
    record = { ...record, ...values, version: Number(record['version']) + 1 };
  };

  async function save({ headers, body }: RequestInit): Promise<Response> {
    const values: Values = JSON.parse(String(body));
    const version = new Headers(headers).get('If-Match');
    saves.push({ version, body: values });
    await gates.shift();
    if (isOver) return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 401 });
    if (version !== null && version !== `"${String(record['version'])}"`)
      return Response.json({ detail: 'stale', code: 'stale_version' }, { status: 412 });
    change(values);
    const saved = record;
    await exits.shift();
    if (losesAnswer) {
      losesAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return Response.json(saved);
  }

  return {
    saves,
    record: () => record,
    /** Somebody else saves. */
    change,
    /** Does the next save, and loses its answer on the way. */
    loseAnswer(): void {
      losesAnswer = true;
    },
    /** Takes the sessions of those who save for over. */
    endSessions(): void {
      isOver = true;
    },
    /** Says the same record otherwise, such as with newly signed links. */
    present(values: Values): void {
      record = { ...record, ...values };
    },
    /** Holds the next save back until what this gives is called. */
    holdSave: hold(gates),
    /** Holds back the answer to the next save, which is done at once. */
    holdAnswer: hold(exits),
    async answer(path: string, init: RequestInit = {}): Promise<Response> {
      const { pathname } = new URL(path, 'http://rihla.test');
      if (pathname === paths.one(7)) return Response.json(record);
      if (pathname === paths.update(7) && init.method === 'PUT') return save(init);
      if (pathname === paths.create && init.method === 'POST') {
        await gates.shift();
        record = { id: 7, version: 1, ...JSON.parse(String(init.body)) };
        return Response.json(record, { status: 201 });
      }
      if (pathname.startsWith('/api/')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
      return Response.json({ [entity.collection]: [], page: 1, size: 25, total_pages: 0, total_elements: 0 });
    },
  };
}
