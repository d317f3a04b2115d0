import type { Words } from '../complete.ts';
import type { importProblems as english } from '../en/importProblems.ts';

/** Words of what stands in the way of an import, and of what it changes. Plurals: zero, one, two, few, many, other. */
export const importProblems = {
  problems: {
    title: 'المشكلات',
    repeated:
      'لا صفوف مثل صف سابق: %{field} |||| صف واحد مثل صف سابق: %{field} |||| صفان مثل صف سابق: %{field} |||| %{smart_count} صفوف مثل صف سابق: %{field} |||| %{smart_count} صفًا مثل صف سابق: %{field} |||| %{smart_count} صف مثل صف سابق: %{field}',
    several:
      'لا صفوف، وقد يُقصد بها أكثر من سجل: %{field} |||| صف واحد، وقد يُقصد بها أكثر من سجل: %{field} |||| صفان، وقد يُقصد بها أكثر من سجل: %{field} |||| %{smart_count} صفوف، وقد يُقصد بها أكثر من سجل: %{field} |||| %{smart_count} صفًا، وقد يُقصد بها أكثر من سجل: %{field} |||| %{smart_count} صف، وقد يُقصد بها أكثر من سجل: %{field}',
    ended:
      'لا صفوف لسجل قد انتهى: %{field} |||| صف واحد لسجل قد انتهى: %{field} |||| صفان لسجل قد انتهى: %{field} |||| %{smart_count} صفوف لسجل قد انتهى: %{field} |||| %{smart_count} صفًا لسجل قد انتهى: %{field} |||| %{smart_count} صف لسجل قد انتهى: %{field}',
    empty:
      '%{field}: لا صفوف دون قيمة |||| %{field}: صف واحد دون قيمة |||| %{field}: صفان دون قيمة |||| %{field}: %{smart_count} صفوف دون قيمة |||| %{field}: %{smart_count} صفًا دون قيمة |||| %{field}: %{smart_count} صف دون قيمة',
    phones:
      'لا أرقام هاتف تتعذر قراءتها: %{field} |||| رقم هاتف واحد تتعذر قراءته: %{field} |||| رقما هاتف تتعذر قراءتهما: %{field} |||| %{smart_count} أرقام هاتف تتعذر قراءتها: %{field} |||| %{smart_count} رقم هاتف تتعذر قراءتها: %{field} |||| %{smart_count} رقم هاتف تتعذر قراءتها: %{field}',
    unknown:
      '%{field}: «\u2068%{value}\u2069» غير موجود (لا صفوف) |||| %{field}: «\u2068%{value}\u2069» غير موجود (صف واحد) |||| %{field}: «\u2068%{value}\u2069» غير موجود (صفان) |||| %{field}: «\u2068%{value}\u2069» غير موجود (%{smart_count} صفوف) |||| %{field}: «\u2068%{value}\u2069» غير موجود (%{smart_count} صفًا) |||| %{field}: «\u2068%{value}\u2069» غير موجود (%{smart_count} صف)',
    unknown_texts:
      '%{field}: قيم غير موجودة، عددها %{texts} (لا صفوف) |||| %{field}: قيم غير موجودة، عددها %{texts} (صف واحد) |||| %{field}: قيم غير موجودة، عددها %{texts} (صفان) |||| %{field}: قيم غير موجودة، عددها %{texts} (%{smart_count} صفوف) |||| %{field}: قيم غير موجودة، عددها %{texts} (%{smart_count} صفًا) |||| %{field}: قيم غير موجودة، عددها %{texts} (%{smart_count} صف)',
    of_cells:
      '%{field} (لا صفوف): %{text} |||| %{field} (صف واحد): %{text} |||| %{field} (صفان): %{text} |||| %{field} (%{smart_count} صفوف): %{text} |||| %{field} (%{smart_count} صفًا): %{text} |||| %{field} (%{smart_count} صف): %{text}',
    of_rows:
      'لا صفوف: %{text} |||| صف واحد: %{text} |||| صفان: %{text} |||| %{smart_count} صفوف: %{text} |||| %{smart_count} صفًا: %{text} |||| %{smart_count} صف: %{text}',
    rows: 'عرض هذه الصفوف',
    line: 'السطر %{line}:',
    more_rows:
      'ولا صف آخر |||| وصف آخر |||| وصفان آخران |||| و%{smart_count} صفوف أخرى |||| و%{smart_count} صفًا آخر |||| و%{smart_count} صف آخر',
    more_groups:
      'ولا نوع آخر |||| ونوع آخر من المشكلات بعد حل هذه |||| ونوعان آخران من المشكلات بعد حل هذه |||| و%{smart_count} أنواع أخرى من المشكلات بعد حل هذه |||| و%{smart_count} نوعًا آخر من المشكلات بعد حل هذه |||| و%{smart_count} نوع آخر من المشكلات بعد حل هذه',
    show_more:
      'لا مزيد |||| عرض واحدة أخرى |||| عرض اثنتين أخريين |||| عرض %{smart_count} أخرى |||| عرض %{smart_count} أخرى |||| عرض %{smart_count} أخرى',
    more_after:
      'لا صف آخر بعد تصحيح هذه. |||| يظهر صف آخر بعد تصحيح هذه. |||| يظهر صفان آخران بعد تصحيح هذه. |||| تظهر %{smart_count} صفوف أخرى بعد تصحيح هذه. |||| يظهر %{smart_count} صفًا آخر بعد تصحيح هذه. |||| يظهر %{smart_count} صف آخر بعد تصحيح هذه.',
    more_texts:
      'لا قيمة أخرى بعد هذه. |||| تظهر قيمة أخرى بعد تحديد معنى هذه. |||| تظهر قيمتان أخريان بعد تحديد معنى هذه. |||| تظهر %{smart_count} قيم أخرى بعد تحديد معنى هذه. |||| تظهر %{smart_count} قيمة أخرى بعد تحديد معنى هذه. |||| تظهر %{smart_count} قيمة أخرى بعد تحديد معنى هذه.',
    correct:
      'تصحيح |||| تصحيح صف واحد |||| تصحيح صفين |||| تصحيح %{smart_count} صفوف |||| تصحيح %{smart_count} صفًا |||| تصحيح %{smart_count} صف',
    fill: 'كتابتها |||| كتابتها في هذا الصف |||| كتابتها في هذين الصفين |||| كتابتها في هذه الصفوف (%{smart_count}) |||| كتابتها في هذه الصفوف (%{smart_count}) |||| كتابتها في هذه الصفوف (%{smart_count})',
    blank:
      'ترك الخلايا فارغة |||| ترك هذه الخلية فارغة |||| ترك هاتين الخليتين فارغتين |||| ترك هذه الخلايا فارغة (%{smart_count}) |||| ترك هذه الخلايا فارغة (%{smart_count}) |||| ترك هذه الخلايا فارغة (%{smart_count})',
    make: 'إنشاء: %{titles} |||| إنشاء هذا: %{titles} |||| إنشاء هذين: %{titles} |||| إنشاء هذه (%{smart_count}): %{titles} |||| إنشاء هذه (%{smart_count}): %{titles} |||| إنشاء هذه (%{smart_count}): %{titles}',
    text_means:
      '«\u2068%{text}\u2069» (لا صفوف) تعني |||| «\u2068%{text}\u2069» (صف واحد) تعني |||| «\u2068%{text}\u2069» (صفان) تعني |||| «\u2068%{text}\u2069» (%{smart_count} صفوف) تعني |||| «\u2068%{text}\u2069» (%{smart_count} صفًا) تعني |||| «\u2068%{text}\u2069» (%{smart_count} صف) تعني',
    numbers_of: 'هي أرقام من',
    no_number_there:
      'كلها أرقام هناك. |||| واحد منها ليس رقمًا هناك ويبقى كما هو. |||| اثنان منها ليسا رقمين هناك ويبقيان كما هما. |||| %{smart_count} منها ليست أرقامًا هناك وتبقى كما هي. |||| %{smart_count} منها ليست أرقامًا هناك وتبقى كما هي. |||| %{smart_count} منها ليست أرقامًا هناك وتبقى كما هي.',
    complete:
      'كتابة الأرقام هكذا |||| كتابة هذا الرقم هكذا |||| كتابة هذين الرقمين هكذا |||| كتابة هذه الأرقام هكذا (%{smart_count}) |||| كتابة هذه الأرقام هكذا (%{smart_count}) |||| كتابة هذه الأرقام هكذا (%{smart_count})',
    leave:
      'استبعاد الصفوف |||| استبعاد هذا الصف |||| استبعاد هذين الصفين |||| استبعاد هذه الصفوف (%{smart_count}) |||| استبعاد هذه الصفوف (%{smart_count}) |||| استبعاد هذه الصفوف (%{smart_count})',
    leave_all:
      'استبعاد كل الصفوف ذات المشكلات |||| استبعاد الصف ذي المشكلات |||| استبعاد الصفين ذوي المشكلات |||| استبعاد كل الصفوف ذات المشكلات (%{smart_count}) |||| استبعاد كل الصفوف ذات المشكلات (%{smart_count}) |||| استبعاد كل الصفوف ذات المشكلات (%{smart_count})',
    left: 'لم يُستبعد أي صف |||| استُبعد صف واحد |||| استُبعد صفان |||| استُبعدت %{smart_count} صفوف |||| استُبعد %{smart_count} صفًا |||| استُبعد %{smart_count} صف',
    left_out: 'مستبعد',
    take_back: 'إعادتها |||| إعادته |||| إعادتهما |||| إعادتها كلها |||| إعادتها كلها |||| إعادتها كلها',
    take_back_line: 'إعادة السطر %{line}',
    rest: 'تنزيل الصفوف الباقية |||| تنزيل الصف الباقي |||| تنزيل الصفين الباقيين |||| تنزيل الصفوف الباقية (%{smart_count}) |||| تنزيل الصفوف الباقية (%{smart_count}) |||| تنزيل الصفوف الباقية (%{smart_count})',
    rest_file:
      '%{name} (لا صفوف باقية) |||| %{name} (صف باقٍ) |||| %{name} (صفان باقيان) |||| %{name} (%{smart_count} صفوف باقية) |||| %{name} (%{smart_count} صفًا باقيًا) |||| %{name} (%{smart_count} صف باقٍ)',
    why: 'سبب عدم الاستيراد',
    no_rows: 'لا صفوف',
    nothing_to_change: 'الجدول نفسه مرة أخرى: لا شيء يتغير',
  },
  changes: {
    title: 'ما يتغير',
    record: 'السجل',
    of_field:
      '%{field}: لا سجل يتغير |||| %{field}: يتغير سجل واحد |||| %{field}: يتغير سجلان |||| %{field}: تتغير %{smart_count} سجلات |||| %{field}: يتغير %{smart_count} سجلًا |||| %{field}: يتغير %{smart_count} سجل',
    more: 'ولا سجل آخر |||| وسجل آخر |||| وسجلان آخران |||| و%{smart_count} سجلات أخرى |||| و%{smart_count} سجلًا آخر |||| و%{smart_count} سجل آخر',
    made: '%{kind}، تُنشأ معه (%{smart_count}): %{titles} |||| %{kind}، تُنشأ معه (%{smart_count}): %{titles} |||| %{kind}، تُنشأ معه (%{smart_count}): %{titles} |||| %{kind}، تُنشأ معه (%{smart_count}): %{titles} |||| %{kind}، تُنشأ معه (%{smart_count}): %{titles} |||| %{kind}، تُنشأ معه (%{smart_count}): %{titles}',
  },
} as const satisfies Words<typeof english>;
