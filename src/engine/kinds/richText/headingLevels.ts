/** The first level is the page's own; more than three no reader follows. */
export const headingLevels = [2, 3, 4] as const;
