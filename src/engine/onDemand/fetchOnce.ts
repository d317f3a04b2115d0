/** Something that is fetched once; a failure is not remembered, so that the next attempt asks again. */
export interface Fetched<T> {
  fetch(): Promise<T>;
  /** What has been fetched by now. */
  ready(): T | undefined;
  /** Lets the next attempt ask anew. */
  forget(): void;
}

export function fetchOnce<T>(load: () => Promise<T>): Fetched<T> {
  let ready: T | undefined;
  let pending: Promise<T> | undefined;
  const attempt = async (): Promise<T> => {
    try {
      ready = await load();
      return ready;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return {
    fetch: () => (pending ??= attempt()),
    ready: () => ready,
    forget: () => {
      pending = ready = undefined;
    },
  };
}
