import { omit } from 'es-toolkit';
import { HttpError, type Identifier } from 'react-admin';
import type { Commands } from '../../catalog/registry/commands.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { isObject } from './isObject.ts';
import type { CommandParams, RowResult } from './RihlaDataProvider.ts';
import { type Call, type Host, send } from './send.ts';
import type { Reply } from './failure.ts';

type FamilyInput = Readonly<Record<string, unknown>>;
type Spelling = (input: FamilyInput, id: Identifier | undefined) => Call;

const setActive =
  (is_active: boolean): Spelling =>
  (_input, id) => ({ method: 'PUT', path: calls('user').update(id ?? ''), body: { is_active } });

/** What a host of the family calls that which is a command here; the others it does not know. */
const spellings: Partial<Record<keyof Commands, Spelling>> = {
  record_donation: input => ({ method: 'POST', path: calls('donation').create, body: omit(input, ['receive']) }),
  suspend_user: setActive(false),
  activate_user: setActive(true),
  set_password_user: ({ password }, id) => ({
    method: 'PATCH',
    path: `${mount('user')}/passwordchange/${id}`,
    body: { password, confirm_password: password },
  }),
  bill_member: (input, id) => ({
    method: 'POST',
    path: calls('monthly_subscription').create,
    body: { ...input, member: id },
  }),
};

/** Makes the older call of a command; undefined where the family has none. */
export async function askFamily(host: Host, { command, id, input = {} }: CommandParams): Promise<Reply | undefined> {
  const spelling = Object.entries(spellings).find(([name]) => name === command.name)?.[1];
  return spelling && send(host, spelling(isObject(input) ? input : {}, id));
}

/** The same for many, one by one. A lost connection or an ended session concerns all of them. */
export async function askFamilyOfEach(
  host: Host,
  ids: readonly Identifier[],
  params: CommandParams,
): Promise<RowResult[] | undefined> {
  const results: RowResult[] = [];
  for (const id of ids) {
    try {
      if (!(await askFamily(host, { ...params, id }))) return undefined;
      results.push({ id, status: 200 });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 0 || error.status === 401) throw error;
      results.push({ id, status: error.status, detail: error.message });
    }
  }
  return results;
}
