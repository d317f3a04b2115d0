interface Rhythm {
  /** Milliseconds between two rounds. */
  readonly every: number;
  readonly onFailure: (error: unknown) => void;
}

/** Does work again and again, never two rounds at once; gives what ends it after the round under way. */
export function repeatedly(work: () => Promise<void>, { every, onFailure }: Rhythm): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work().catch(onFailure).finally(() => {
      round = undefined;
    });
  }, every);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
