import { useEffect, useEffectEvent, useState } from 'react';
import { apiUrl } from '../../session/host.ts';

/** Made by the host together with its demo data, and only there. */
const demoAccount = { email: 'admin@rihla.example', password: 'rihla-demo-2026' };

async function runsOnDemoData(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/api/config`, { signal });
    const config: unknown = response.ok ? await response.json() : null;
    return typeof config === 'object' && config !== null && 'demo' in config && config.demo === true;
  } catch {
    return false; // Hosts without this call, and hosts out of reach, run no demo.
  }
}

/** Offers the demo account when the host says that it runs on demo data (D9). */
export function useDemoAccount(prefill: (account: typeof demoAccount) => void): boolean {
  const [demo, setDemo] = useState(false);
  const offer = useEffectEvent(prefill);
  useEffect(() => {
    const asking = new AbortController();
    void runsOnDemoData(asking.signal).then(yes => {
      if (!yes || asking.signal.aborted) return;
      setDemo(true);
      offer(demoAccount);
    });
    return () => asking.abort();
  }, []);
  return demo;
}
