import { useEffect, useEffectEvent, useState } from 'react';
import { hostConfig } from '../../session/hostConfig.ts';

/** Made by the host together with its demo data, and only there. */
const demoAccount = { email: 'admin@rihla.example', password: 'rihla-demo-2026' };

/** Offers the demo account when the host says that it runs on demo data (D9). */
export function useDemoAccount(prefill: (account: typeof demoAccount) => void): boolean {
  const [demo, setDemo] = useState(false);
  const offer = useEffectEvent(prefill);
  useEffect(() => {
    let lasts = true;
    void hostConfig().then(({ demo: yes }) => {
      if (!yes || !lasts) return;
      setDemo(true);
      offer(demoAccount);
    });
    return () => {
      lasts = false;
    };
  }, []);
  return demo;
}
