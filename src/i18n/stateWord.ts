type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What a state is called where the office has no word of its own for it. */
export const stateWord = (translate: Translate, code: string): string =>
  translate(`crud.lifecycle.states.${code}`, { _: translate(`choices.${code}`, { _: code }) });
