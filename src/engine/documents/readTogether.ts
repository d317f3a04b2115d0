interface Asked {
  readonly error: Error | null;
  refetch(): unknown;
}

/** What failed first of what is read together for a paper, and how all that failed is asked for again. */
export const readTogether = (asked: readonly Asked[]) => ({
  error: asked.find(({ error }) => error)?.error ?? null,
  retry: () => asked.forEach(one => one.error && void one.refetch()),
});
