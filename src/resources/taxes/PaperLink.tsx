import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageButton } from '../../engine/pages/PageButton.tsx';

interface PaperLinkProps {
  /** Where it is printed, below `/apps`. */
  readonly path: string;
  /** Key of its words. */
  readonly label: string;
  /** The state in which it is a paper. */
  readonly of: string;
}

/** The way to the paper of the page's document. */
export function PaperLink({ path, label, of }: PaperLinkProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || record['status'] !== of) return null;
  return (
    <Box sx={{ paddingInline: 2 }}>
      <PageButton variant="outlined" startIcon={<Print />} to={`/apps${path}/${String(record.id)}`}>
        {translate(label)}
      </PageButton>
    </Box>
  );
}
