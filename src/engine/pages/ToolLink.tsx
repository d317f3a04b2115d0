import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageButton } from './PageButton.tsx';

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
    <PageButton size="small" startIcon={icon} to={to} {...(state !== undefined && { state })}>
      {translate(label)}
    </PageButton>
  );
}
