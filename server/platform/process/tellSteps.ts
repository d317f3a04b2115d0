/** A step that is over sooner is not told: a start that finds everything in place says nothing but that it is ready. */
const SOON = 1_000;
/** How often a step that lasts is told again, in milliseconds. */
const EVERY = 4_000;

/** Tells which step of something long is under way, so that nobody takes it for stuck. */
export interface Steps {
  /** The next step has begun, and the one before has ended. */
  begin(step: string): void;
  /** All is done. */
  end(): void;
}

/** Tells steps by whole lines, with their seconds from the second line of each on. */
export function tellSteps(write: (line: string) => void): Steps {
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    begin(step) {
      end();
      const started = performance.now();
      const tell = (line: string): void => {
        write(line);
        timer = setTimeout(() => tell(`${step} … ${Math.round((performance.now() - started) / 1000)} s`), EVERY);
      };
      timer = setTimeout(() => tell(`${step} …`), SOON);
    },
    end,
  };
}
