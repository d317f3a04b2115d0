/** Balances as the host tells them. */
export interface Answer {
  readonly balances: readonly { readonly ledger: number; readonly balance: string }[];
}

export type AskBalances = (query: URLSearchParams) => Promise<Answer>;

interface Batch {
  readonly ids: Set<number>;
  readonly answer: Promise<ReadonlyMap<number, string>>;
}

/** Most ledgers that the host takes in one call. */
const MOST = 100;

const open = new Map<string, Batch>();

function begin(day: string, ask: AskBalances): Batch {
  const ids = new Set<number>();
  const answer = new Promise(resolve => setTimeout(resolve)).then(async () => {
    open.delete(day);
    const { balances } = await ask(new URLSearchParams({ ledgers: [...ids].join(), ...(day && { day }) }));
    return new Map(balances.map(one => [one.ledger, one.balance]));
  });
  const batch = { ids, answer };
  open.set(day, batch);
  return batch;
}

/** The balance of a ledger at the end of a day; those that are asked for in one moment go in one call. */
export async function askBalance(ask: AskBalances, id: number, day: string): Promise<string | null> {
  const known = open.get(day);
  const batch = known && (known.ids.size < MOST || known.ids.has(id)) ? known : begin(day, ask);
  batch.ids.add(id);
  return (await batch.answer).get(id) ?? null;
}
