import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';

interface PrintToolProps {
  /** Where it is printed, below `/apps`. */
  readonly path: string;
  /** Key of its words. */
  readonly label: string;
  /** States in which there is something to print; any without. */
  readonly in?: readonly string[];
}

/** The way to the paper of the page's document. */
export function PrintTool({ path, label, in: states }: PrintToolProps) {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || states?.includes(String(record['status'])) === false) return null;
  return (
    <Button size="small" startIcon={<Print />} component={LinkBase} to={`/apps${path}/${record.id}`}>
      {translate(label)}
    </Button>
  );
}
