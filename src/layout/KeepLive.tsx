import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hostConfig } from '../authProvider/hostConfig.ts';
import { follow } from '../engine/live/follow.ts';

/** Shows what others change without being asked to, where the host tells of it; everything works without. */
export const KeepLive = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let lasts = true;
    const begin = async (): Promise<void> => {
      const { tellsChanges } = await hostConfig();
      if (tellsChanges && lasts) end = follow(queryClient);
    };
    begin().catch(() => {});
    return () => {
      lasts = false;
      end?.();
    };
  }, [queryClient]);
  return null;
};
