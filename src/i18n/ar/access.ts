import type { Words } from '../complete.ts';
import type { access as english } from '../en/access.ts';

export const access = {
  entities: {
    role: 'أدوار |||| دور |||| الأدوار |||| أدوار |||| دورًا |||| دور',
    permission: 'صلاحيات |||| صلاحية |||| الصلاحيات |||| صلاحيات |||| صلاحية |||| صلاحية',
  },
  fields: {
    role: 'الدور',
    permissions: 'الصلاحيات',
  },
  sections: {},
  choices: {},
} as const satisfies Words<typeof english>;
