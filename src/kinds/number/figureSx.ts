/**
 * Figures stand below each other by their last digit, which in every script is on the same side. What itself runs from
 * left to right, as a box to type them in does, has it at its end.
 */
export const figureSx = { textAlign: 'end', '&:dir(rtl)': { textAlign: 'start' } } as const;
