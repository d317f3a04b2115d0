import type { Words } from '../complete.ts';
import type { taskPages as english } from '../en/taskPages.ts';

export const taskPages = {
  mine: 'Benimkiler',
  team: 'Ekibiminkiler',
  overdue: 'Gecikenler',
  all: 'Tümü',
  whose: 'Kimin görevleri',
} satisfies Words<typeof english>;
