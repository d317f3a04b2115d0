import type { Words } from '../complete.ts';
import type { access as english } from '../en/access.ts';

export const access = {
  entities: {
    role: 'Rol |||| Roller',
    permission: 'Yetki |||| Yetkiler',
  },
  fields: {
    role: 'Rol',
    permissions: 'Yetkiler',
  },
  sections: {},
  choices: {},
} as const satisfies Words<typeof english>;
