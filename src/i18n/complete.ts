/** The shape of a set of words with any text in its leaves: what a translation has to fill, no more and no less. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
