import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Badge } from '#src/layout/navigation/Badge.tsx';
import { menuIconPictures } from '#src/layout/navigation/menuIconPictures.ts';
import { NodeIcon } from '#src/layout/navigation/NodeIcon.tsx';
import { readMenu } from '#src/layout/navigation/readMenu.ts';
import { useTitleOf } from '#src/layout/navigation/useTitleOf.ts';

/** The entry as the navigation will show it, while it is written. */
export function EntryPreview() {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const { title, translate: key, icon, badge, badge_bg: bg, badge_fg: fg } = useWatch();
  const item = { id: 0, title, translate: key, icon, badge: { title: badge, bg, fg } };
  const [node] = readMenu([item], menuIconPictures);
  if (!node) return null;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {translate('accessPages.entry.preview')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          width: 248,
          maxWidth: '100%',
          minHeight: 40,
          paddingInline: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <NodeIcon node={node} />
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {titleOf(node.title) || '…'}
        </Box>
        <Badge badge={node.badge} />
      </Box>
    </Box>
  );
}
