import { useEffect } from 'react';
import { showBanner } from '../../engine/messages/banner.ts';

const lost = () => showBanner('navigation.connection.lost', 'warning');
const back = () => showBanner('navigation.connection.back', 'success');

/** Tells when the machine loses its network, and when it has it again. */
export function useConnection(): void {
  useEffect(() => {
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
}
