import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { PaperKindName } from '#catalog/registry/paperKinds.ts';
import { paperAt } from './paperAt.ts';

interface PaperToolProps {
  readonly kind: PaperKindName;
  /** Key of its words. */
  readonly label: string;
}

/** The way to a paper of the page's record. */
export function PaperTool({ kind, label }: PaperToolProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Box sx={{ paddingInline: 2, paddingBlockStart: 1 }}>
      <Button size="small" startIcon={<Print />} component={LinkBase} to={paperAt(kind, record.id)}>
        {translate(label)}
      </Button>
    </Box>
  );
}
