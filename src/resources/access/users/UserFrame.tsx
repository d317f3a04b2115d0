import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';

interface UserFrameProps {
  readonly userId: string;
  /** Key of the page's title, which is given the user's name. */
  readonly title: string;
  children(user: RaRecord, name: string): ReactNode;
}

/** A page about one user. */
export function UserFrame({ userId, title, children }: UserFrameProps) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { data, error, refetch } = useGetOne(entities.user.route, { id: Number(userId) });
  if (error)
    return (
      <RetryAlert onRetry={refetch} sx={{ marginBlock: 2 }}>
        {translate(error.message, { _: error.message })}
      </RetryAlert>
    );
  if (!data) return <LoadingPage />;
  const name = titleOf(entities.user, data);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: 1000 }}>
      <Heading title={translate(title, { name })} />
      <PageButton to={recordPath(entities.user, data)} sx={{ mb: 1 }}>
        {name}
      </PageButton>
      <Card sx={{ p: 2, overflow: 'visible' }}>{children(data, name)}</Card>
    </Box>
  );
}
