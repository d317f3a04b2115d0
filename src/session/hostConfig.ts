import { apiUrl } from './host.ts';

/** What a host tells everybody about itself. */
export interface HostConfig {
  readonly demo: boolean;
  /** Where its day begins; null when it does not say. */
  readonly timeZone: string | null;
}

const silent: HostConfig = { demo: false, timeZone: null };

/** Asks the host. Hosts without this call, and hosts out of reach, run no demo and name no place. */
export async function hostConfig(): Promise<HostConfig> {
  try {
    const response = await fetch(`${apiUrl}/api/config`);
    const config: unknown = response.ok ? await response.json() : null;
    if (typeof config !== 'object' || config === null) return silent;
    const zone: unknown = 'time_zone' in config ? config.time_zone : null;
    return { demo: 'demo' in config && config.demo === true, timeZone: typeof zone === 'string' ? zone : null };
  } catch {
    return silent;
  }
}
