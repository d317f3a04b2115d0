import Print from '@mui/icons-material/PrintOutlined';
import { useRecordContext } from 'react-admin';
import { ToolLink } from '../../engine/pages/ToolLink.tsx';

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
  if (!record || states?.includes(String(record['status'])) === false) return null;
  return <ToolLink icon={<Print />} to={`/apps${path}/${record.id}`} label={label} />;
}
