/** The bar at the foot of a long page, always in sight above the frame's own. */
export const stickyBar = {
  position: 'sticky',
  insetBlockEnd: 'var(--frame-bottom, 0px)',
  zIndex: 2,
  bgcolor: 'background.paper',
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
