/** How formatted text looks, read or edited. A paragraph begins at the side of its own script, whatever the page's. */
export const contentSx = {
  overflowWrap: 'anywhere',
  '& p, & h2, & h3, & h4, & td, & th': { unicodeBidi: 'plaintext', textAlign: 'start' },
  // A point must not stand at the other side than its text.
  '& li p': { unicodeBidi: 'isolate' },
  '& h2': { typography: 'h6' },
  '& h3': { typography: 'subtitle1', fontWeight: 600 },
  '& h4': { typography: 'subtitle2' },
  '& blockquote': { marginInline: 0, paddingInlineStart: 2, borderInlineStart: '3px solid', borderColor: 'divider' },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& td, & th': { border: 1, borderColor: 'divider', padding: 0.5 },
} as const;
