import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router';
import { guest, type Principal } from '../../catalog/engine/access/access.ts';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { LoadingPage } from '../engine/pages/LoadingPage.tsx';
import type { Entry } from '../engine/pages/Entry.ts';
import { KnownRecord } from './KnownRecord.tsx';

interface GuardedPageProps extends Entry {
  readonly children: ReactNode;
}

/** A page for whoever may see it, about a record that there is; others are told so in its place, at its address. */
export function GuardedPage({ may, record, children }: GuardedPageProps) {
  const parts = useParams();
  const { permissions: who = guest, isPending } = usePermissions<Principal>();
  if (isPending) return <LoadingPage />;
  if (!may(who, parts)) return <AccessDenied />;
  const named = record?.(parts);
  if (named?.id === undefined) return children;
  return (
    <KnownRecord key={`${named.of.name}/${named.id}`} of={named.of} id={named.id}>
      {children}
    </KnownRecord>
  );
}
