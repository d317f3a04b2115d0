/** A line of its own on a phone: what comes late, links or arrows, would push the rest to another line. */
export const ownLine = {
  display: 'flex',
  justifyContent: { xs: 'safe end', sm: 'end' },
  // As wide as it can be: its start stays where it is when a link comes late.
  flex: { xs: '1 0 100%', sm: '1 0 auto' },
  flexWrap: { sm: 'wrap' },
  gap: 1,
  maxWidth: '100%',
  minHeight: { xs: 28, sm: 0 },
  overflowX: { xs: 'auto', sm: 'visible' },
  whiteSpace: 'nowrap',
  '& > *': { flexShrink: 0 },
} as const;
