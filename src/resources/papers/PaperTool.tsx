import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { PaperKindName } from '#catalog/registry/paperKinds.ts';
import { ToolLink } from '../../engine/pages/ToolLink.tsx';
import { paperAt } from './paperAt.ts';

interface PaperToolProps {
  readonly kind: PaperKindName;
  /** Key of its words. */
  readonly label: string;
}

/** The way to a paper of the page's record. */
export function PaperTool({ kind, label }: PaperToolProps) {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <Box sx={{ paddingInline: 2, paddingBlockStart: 1 }}>
      <ToolLink icon={<Print />} to={paperAt(kind, record.id)} label={label} />
    </Box>
  );
}
