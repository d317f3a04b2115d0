import { type Banner, banner } from '../../engine/messages/banner.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { isTrouble } from './kindOf.ts';
import { LiveRegions } from './LiveRegions.tsx';
import { PlainToast } from './PlainToast.tsx';
import { Toast } from './Toast.tsx';
import { useConnection } from './useConnection.ts';
import { type Message, useMessages } from './useMessages.ts';
import { useSignal } from '../../engine/onDemand/signal.ts';

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

/** Everything that tells what has happened. It comes with the admin: what tells of a lost line has to be here before. */
export const Messages = () => {
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
