import type { Words } from '../complete.ts';
import type { seasonPages as english } from '../en/seasonPages.ts';

export const seasonPages: Words<typeof english> = {
  counted: 'الحجاج المسجَّلون: %{counted}. لا حصة.',
  counted_of: 'الحجاج المسجَّلون: %{counted} من %{quota}',
  put_off: 'مؤجل إلى %{day}: %{reason}',
  pilgrims: 'أظهرهم',
};
