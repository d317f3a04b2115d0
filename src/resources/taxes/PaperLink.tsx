import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';

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
      <Button variant="outlined" startIcon={<Print />} component={LinkBase} to={`/apps${path}/${String(record.id)}`}>
        {translate(label)}
      </Button>
    </Box>
  );
}
