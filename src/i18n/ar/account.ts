import type { Words } from '../complete.ts';
import type { account as english } from '../en/account.ts';

/** Words of the pages of an account in Arabic. */
export const account = {
  signIn: 'العودة إلى تسجيل الدخول',
  busy: 'جارٍ الإرسال…',
  fields: {
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف (مع رمز البلد)',
    password: 'كلمة المرور',
    new_password: 'كلمة المرور الجديدة',
    confirm_password: 'كلمة المرور مرة أخرى',
  },
  optional: 'اختياري',
  passwordHint: 'اثنا عشر حرفًا على الأقل. بضع كلمات متتالية يسهل تذكرها.',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  failures: {
    network: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال؛ لم يضع شيء مما كتبته.',
    throttled: 'محاولات كثيرة. أعد المحاولة بعد %{seconds} ثانية.',
    refused: 'رفض الخادم الطلب. أعد المحاولة.',
  },
  register: {
    title: 'طلب حساب',
    advice: 'ينظر أحد مديري الوكالة في كل طلب. تصلك رسالة حين يصبح بإمكانك الدخول.',
    submit: 'إرسال الطلب',
    thanks: 'شكرًا لك',
    thanksAdvice: 'وصل طلبك إلى المديرين. انتظر رسالتنا على %{email}؛ ولا يمكنك الدخول قبل وصولها.',
  },
  forgot: {
    title: 'هل نسيت كلمة المرور؟',
    advice: 'اكتب بريدك الإلكتروني. إن كان لحساب عندنا فستصلك رسالة فيها رابط خلال دقائق.',
    submit: 'إرسال الرابط',
    sent: 'انظر في بريدك',
    sentAdvice: 'إن كان %{email} لحساب عندنا فالرابط في طريقه إليك. يصلح مرة واحدة ولساعة واحدة.',
  },
  reset: {
    title: 'اختر كلمة مرور جديدة',
    advice: 'تحل محل القديمة فورًا وتنهي كل الجلسات المفتوحة.',
    submit: 'حفظ كلمة المرور',
    done: 'حُفظت كلمة مرورك',
    doneAdvice: 'ادخل بها الآن.',
    broken: 'لا يمكن استعمال هذا الرابط',
    brokenAdvice: 'الرابط ناقص أو مضى عليه أكثر من ساعة أو استُعمل من قبل. اطلب رابطًا جديدًا.',
    again: 'طلب رابط جديد',
  },
} as const satisfies Words<typeof english>;
