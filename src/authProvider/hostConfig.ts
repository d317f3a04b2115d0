import { FIRST_MONTH } from '../../catalog/engine/days/periods.ts';
import {
  dayOrders,
  decimalSigns,
  digitGroupings,
  usualForms,
  type WrittenForms,
} from '../../catalog/engine/reading/WrittenForms.ts';
import { fetchOnce } from '../engine/onDemand/fetchOnce.ts';
import { apiUrl } from './host.ts';
import { onOwner } from './owners.ts';

/** What a host tells everybody about itself. */
export interface HostConfig {
  readonly demo: boolean;
  /** Where its day begins; null when it does not say. */
  readonly timeZone: string | null;
  /** From where its agency dials, by the code of ISO 3166; null when it does not say. */
  readonly country: string | null;
  /** Tells it from other hosts, as long as it has its data; null when it does not say. */
  readonly installation: string | null;
  /** In which its books are kept, by ISO 4217; null when it does not say. */
  readonly currency: string | null;
  /** Whether it carries out a create once, however often its request is sent under the same key. */
  readonly takesKeys: boolean;
  /** Whether it tells of what others change. */
  readonly tellsChanges: boolean;
  /** Month in which the agency's year begins, from 1. */
  readonly firstMonth: number;
  /** How the agency writes days and numbers. */
  readonly forms: WrittenForms;
}

/** What a host says of a setting, where it says something that is known. */
const saidIn = <Option extends string>(
  config: object,
  name: string,
  options: readonly Option[],
  usual: Option,
): Option => {
  const said: unknown = Reflect.get(config, name);
  return options.find(option => option === said) ?? usual;
};

const formsIn = (config: object): WrittenForms => ({
  dayOrder: saidIn(config, 'day_order', dayOrders, usualForms.dayOrder),
  decimalSign: saidIn(config, 'decimal_sign', decimalSigns, usualForms.decimalSign),
  digitGrouping: saidIn(config, 'digit_grouping', digitGroupings, usualForms.digitGrouping),
});

const silent: HostConfig = {
  demo: false,
  timeZone: null,
  country: null,
  currency: null,
  installation: null,
  takesKeys: false,
  tellsChanges: false,
  firstMonth: FIRST_MONTH,
  forms: usualForms,
};

/**
 * Asks the host. Rejects when it is out of reach; a host without this call runs no demo, names no place and takes no
 * keys.
 */
export async function askHost(): Promise<HostConfig> {
  const response = await fetch(`${apiUrl}/api/config`);
  if (response.status >= 500 || response.status === 429) throw new Error(`/api/config: ${response.status}`);
  const config: unknown = await response.json().catch(() => null);
  if (!response.ok || typeof config !== 'object' || config === null) return silent;
  const month: unknown = 'fiscal_year_begins' in config ? config.fiscal_year_begins : null;
  const zone: unknown = 'time_zone' in config ? config.time_zone : null;
  return {
    demo: 'demo' in config && config.demo === true,
    country: 'country' in config && typeof config.country === 'string' ? config.country : null,
    currency: 'currency' in config && typeof config.currency === 'string' ? config.currency : null,
    installation: 'installation' in config && typeof config.installation === 'string' ? config.installation : null,
    timeZone: typeof zone === 'string' ? zone : null,
    takesKeys: 'idempotency_keys' in config && config.idempotency_keys === true,
    tellsChanges: 'live_events' in config && config.live_events === true,
    firstMonth: typeof month === 'number' ? month : FIRST_MONTH,
    forms: formsIn(config),
  };
}

const config = fetchOnce(askHost);

/** The same, asked once in a visit: settings may change between two of them. After a failure the next call asks anew. */
export const hostConfig: () => Promise<HostConfig> = config.fetch;
onOwner(config.forget);
