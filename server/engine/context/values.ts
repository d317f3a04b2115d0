/** A record as the database gives it, by field name. */
export type Stored = Readonly<Record<string, unknown>>;

/** A record as it travels on the wire. */
export type Wire = Record<string, unknown>;

/** Values of a request by field name: only those that it gives. */
export type Values = Record<string, unknown>;
