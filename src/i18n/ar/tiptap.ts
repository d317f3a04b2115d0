import type { Words } from '../complete.ts';
import type { tiptap as english } from '../en/tiptap.ts';

export const tiptap = {
  align_left: 'محاذاة إلى اليسار',
  align_right: 'محاذاة إلى اليمين',
  align_center: 'توسيط',
  align_justify: 'ضبط من الجانبين',
  blockquote: 'اقتباس',
  bold: 'غامق',
  clear_format: 'مسح التنسيق',
  code: 'رمز برمجي',
  heading2: 'عنوان',
  heading3: 'عنوان فرعي',
  heading4: 'عنوان صغير',
  image: 'إدراج صورة',
  image_dialog: 'ماذا تُظهر الصورة؟ يسمع هذا الوصفَ من لا يراها.',
  italic: 'مائل',
  link: 'رابط',
  link_dialog: 'عنوان الرابط. أفرغه لإزالة الرابط.',
  list_bulleted: 'قائمة نقطية',
  list_numbered: 'قائمة مرقمة',
  select_level: 'العناوين',
  strike: 'يتوسطه خط',
  underline: 'تحته خط',
} as const satisfies Words<typeof english>;
