/** A purchase of one line, all of which was received at once. */
export interface Received {
  readonly id: number;
  readonly line: number;
  readonly place: number;
  readonly pieces: number;
  readonly price: number;
  returned: number;
  isBilled: boolean;
}

/** Pieces of an order that left together, with what they had cost. */
interface Sent {
  readonly pieces: number;
  readonly cost: number;
  returned: number;
}

/** An order of one line in process. */
export interface Ordered {
  readonly id: number;
  readonly line: number;
  readonly place: number;
  /** Pieces promised and neither shipped nor cancelled. */
  open: number;
  readonly shipments: Sent[];
}

const part = (worth: number, pieces: number, of: number): number => Math.floor((2 * worth * pieces + of) / (2 * of));

/**
 * One item in two branches, as somebody would keep it who knows nothing of how the host does it: numbers of pieces, and
 * minor units.
 */
export class StockOracle {
  readonly received: Received[] = [];
  readonly orders: Ordered[] = [];
  private readonly places = [0, 1].map(() => ({ pieces: 0, worth: 0, cost: 0 }));

  private at(place: number) {
    const kept = this.places[place];
    if (!kept) throw new Error(`no branch ${place}`);
    return kept;
  }

  private reserved(place: number): number {
    return this.orders.reduce((sum, order) => sum + (order.place === place ? order.open : 0), 0);
  }

  has(place: number): boolean {
    return this.at(place).pieces > 0;
  }

  free(place: number): number {
    return this.at(place).pieces - this.reserved(place);
  }

  add(place: number, pieces: number, worth: number): void {
    this.at(place).pieces += pieces;
    this.at(place).worth += worth;
  }

  /** Takes pieces out at the average, the last ones at all that is left; gives what they were worth. */
  take(place: number, pieces: number): number {
    const kept = this.at(place);
    const worth = pieces === 0 ? 0 : pieces === kept.pieces ? kept.worth : part(kept.worth, pieces, kept.pieces);
    this.add(place, -pieces, -worth);
    return worth;
  }

  receive(bought: Received): void {
    this.received.push(bought);
    this.add(bought.place, bought.pieces, bought.pieces * bought.price);
  }

  sendBack(bought: Received, pieces: number): void {
    bought.returned += pieces;
    this.take(bought.place, pieces);
  }

  ship(order: Ordered, pieces: number): void {
    const cost = this.take(order.place, pieces);
    order.open -= pieces;
    order.shipments.push({ pieces, cost, returned: 0 });
    this.at(order.place).cost += cost;
  }

  returnable({ shipments }: Ordered): number {
    return shipments.reduce((sum, { pieces, returned }) => sum + pieces - returned, 0);
  }

  /** Takes pieces back, the oldest shipment first; of each so many are scrapped. */
  comeBack(order: Ordered, pieces: number, scrap: number): void {
    let rest = pieces;
    for (const sent of order.shipments) {
      const back = Math.min(rest, sent.pieces - sent.returned);
      const restocked = back - Math.min(scrap, back);
      const upTo = (count: number) => part(sent.cost, sent.returned + count, sent.pieces);
      this.add(order.place, restocked, upTo(restocked) - upTo(0));
      this.at(order.place).cost -= upTo(back) - upTo(0);
      sent.returned += back;
      rest -= back;
    }
  }

  /** What the host should have of each branch. */
  told(): unknown[] {
    return this.places.map(({ pieces, worth, cost }, place) => ({
      pieces,
      reserved: this.reserved(place),
      worth,
      moved: pieces,
      moved_worth: worth,
      inventory: worth,
      cost,
      unbilled: this.received
        .filter(one => one.place === place && !one.isBilled)
        .reduce((sum, one) => sum + (one.pieces - one.returned) * one.price, 0),
    }));
  }
}
