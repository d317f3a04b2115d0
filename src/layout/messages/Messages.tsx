import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenRecordsStand } from '../navigation/useIcons.ts';
import { onDemand } from '../../engine/onDemand/onDemand.tsx';
import { type Banner, banner } from '../../engine/messages/banner.ts';
import { isTrouble } from './kindOf.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { PlainBanner } from './PlainBanner.tsx';
import { PlainToast } from './PlainToast.tsx';
import { useConnection } from './useConnection.ts';
import { type Message, useMessages } from './useMessages.ts';
import { useSignal } from '../../engine/onDemand/signal.ts';

// Their words are announced even where the component that draws them could not be fetched.
const Toast = onDemand(
  async () => (await import('./Toast.tsx')).Toast,
  ({ failed, ...toast }) => failed && <PlainToast {...toast} />,
);
const AlertBanner = onDemand(
  async () => (await import('./AlertBanner.tsx')).AlertBanner,
  ({ failed, ...line }) => failed && <PlainBanner {...line} />,
);

/** What tells of a failure has to be here before the line is cut. */
function useReadiness(): void {
  const client = useQueryClient();
  useEffect(
    () => whenRecordsStand(client, () => void Promise.allSettled([Toast.preload(), AlertBanner.preload()])),
    [client],
  );
}

interface MessageListProps {
  readonly line: Banner | null;
  readonly messages: readonly Message[];
}

const MessageList = ({ line, messages }: MessageListProps) => (
  <>
    {line && <AlertBanner {...line} />}
    {messages.map(({ key, heard, ...toast }) =>
      heard ? <PlainToast key={key} heard {...toast} /> : <Toast key={key} {...toast} />,
    )}
  </>
);

/** Everything that tells what has happened. */
export const Messages = () => {
  useReadiness();
  useConnection();
  const messages = useMessages();
  const line = useSignal(banner);
  const list = (trouble: boolean) => (
    <MessageList
      line={line && isTrouble(line) === trouble ? line : null}
      messages={messages.filter(({ notification }) => isTrouble(notification) === trouble)}
    />
  );
  return <LiveRegions urgent={list(true)} calm={list(false)} />;
};
