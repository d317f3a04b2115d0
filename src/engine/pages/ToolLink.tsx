import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

interface ToolLinkProps {
  readonly icon: ReactNode;
  readonly to: string;
  /** Key of its words. */
  readonly label: string;
  /** What the page there is handed. */
  readonly state?: unknown;
}

/** One of the ways on from a record that stand above it. */
export function ToolLink({ icon, to, label, state }: ToolLinkProps) {
  const translate = useTranslate();
  return (
    <Button size="small" startIcon={icon} component={LinkBase} to={to} {...(state !== undefined && { state })}>
      {translate(label)}
    </Button>
  );
}
