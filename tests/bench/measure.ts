/** Median and 95th percentile of how long work takes, in milliseconds, after a few runs to warm up. */
export async function measure(work: () => Promise<unknown>, runs = 25): Promise<{ median: number; p95: number }> {
  for (let warm = 0; warm < 5; warm += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
