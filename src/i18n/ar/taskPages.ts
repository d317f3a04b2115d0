import type { Words } from '../complete.ts';
import type { taskPages as english } from '../en/taskPages.ts';

export const taskPages = {
  mine: 'مهامي',
  team: 'مهام فريقي',
  overdue: 'المتأخرة',
  all: 'الكل',
  whose: 'مهام من',
} satisfies Words<typeof english>;
