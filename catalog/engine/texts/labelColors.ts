/** Colours of labels at first; each stands out from white by 4.5 to 1 or more. */
export const labelColors = {
  grey: '#546e7a',
  blue: '#1565c0',
  indigo: '#3949ab',
  purple: '#7b1fa2',
  teal: '#00796b',
  green: '#2e7d32',
  amber: '#a84300',
  red: '#c62828',
  brown: '#6d4c41',
} as const;
