import { useEffect, useEffectEvent, useState } from 'react';
import { askHost, type HostConfig } from '../../authProvider/hostConfig.ts';

/** Made by the host together with its demo data, and only there. */
const demoAccount = { email: 'admin@rihla.example', password: 'rihla-demo-2026' };

/** Offers the demo account when the host says that it runs on demo data (D9). */
export function useDemoAccount(prefill: (account: typeof demoAccount) => void): boolean {
  const [demo, setDemo] = useState(false);
  const offer = useEffectEvent(prefill);
  useEffect(() => {
    let lasts = true;
    const show = ({ demo: yes }: HostConfig) => {
      if (!yes || !lasts) return;
      setDemo(true);
      offer(demoAccount);
    };
    // A host out of reach offers nothing; whoever has an account types.
    askHost().then(show, () => undefined);
    return () => {
      lasts = false;
    };
  }, []);
  return demo;
}
