/** How often something that lasts is told again, in milliseconds. */
const EVERY = 5_000;

/** Says what is being done, and every few seconds that it still is, so that nobody takes it for stuck. */
export async function lasting(words, work) {
  const started = performance.now();
  console.log(`${words} …`);
  const timer = setInterval(
    () => console.log(`${words} … ${Math.round((performance.now() - started) / 1000)} s`),
    EVERY,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
