import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type CallOptions, type Office, PASSWORD, type Reply } from './office.ts';
import { sampleOf } from './sample.ts';

export interface Colleague {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  /** A call in her name. */
  call(method: string, path: string, asked?: CallOptions): Promise<Reply>;
}

/**
 * An employee who has signed in, with a role of the agency's own making when permissions are named. `values` adds to
 * her record.
 */
export async function hire(
  office: Office,
  permissions?: readonly string[],
  values: Readonly<Record<string, unknown>> = {},
): Promise<Colleague> {
  const role = permissions ? await roleWith(office, permissions) : null;
  const sample = {
    ...(await sampleOf(office, entities.employee)),
    password: PASSWORD,
    is_active: true,
    is_admin: false,
    role,
    ...values,
  };
  const { body } = await office.call('POST', calls('employee').create, { body: sample });
  const { body: session } = await office.call('POST', '/user/api/v1/user/login/', {
    as: 'guest',
    body: { email: body.email, password: PASSWORD },
  });
  const authorization = `Bearer ${session.access}`;
  return {
    id: body.id,
    email: body.email,
    token: session.access,
    call: (method, path, asked = {}) =>
      office.call(method, path, { ...asked, as: 'guest', headers: { authorization, ...asked.headers } }),
  };
}

/** Ids of permissions by name. */
export async function permissionIds(office: Office, names: readonly string[]): Promise<number[]> {
  const { body } = await office.call('GET', calls('permission').everything);
  const known: readonly { id: number; name: string }[] = body.permissions;
  return names.map(name => known.find(one => one.name === name)?.id ?? 0);
}

async function roleWith(office: Office, names: readonly string[]): Promise<number> {
  const { name } = await sampleOf(office, entities.role);
  const { body } = await office.call('POST', calls('role').create, {
    body: { name, permissions: await permissionIds(office, names) },
  });
  return body.id;
}
