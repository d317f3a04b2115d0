/** At the foot of each sheet which of how many it is, where the browser can say so. */
export const sheetNumbers = {
  '@page': { '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' } },
} as const;
