import { defineCommand } from '../engine/defineCommand.ts';
import { type Letter, letterFacts } from '../engine/letters/letter.ts';
import { creditNote, sales } from './bills.ts';

const facts = { verb: 'mail_bill', ...letterFacts } as const;

/**
 * Sends an invoice to its customer by mail, in words of its sender, with its paper. Asks for the right to see it, too.
 * 403 `address_right` or `address_unproved`, 400 `no_address` or `unknown_merge_field`, 429.
 */
export const mailInvoice = defineCommand({ ...facts, entity: sales, from: ['issued'] });

/** Sends a credit note to its customer, as an invoice is sent. */
export const mailCreditNote = defineCommand({ ...facts, entity: creditNote, from: ['issued'] });

/** `link` is the address that shows that it stands. */
export const invoiceLetter = {
  fields: ['customer', 'number', 'date', 'due_date', 'amount', 'outstanding', 'link', 'agency'],
  templates: {
    en: {
      subject: '{{agency}}: invoice {{number}}',
      message:
        'Dear {{customer}},\n\nplease find our invoice {{number}} of {{date}} over {{amount}}.\n\nOutstanding: {{outstanding}}\nDue on: {{due_date}}\n\nThat it stands is shown here: {{link}}\n\n{{agency}}',
    },
    tr: {
      subject: '{{agency}}: {{number}} numaralı fatura',
      message:
        'Sayın {{customer}},\n\n{{date}} tarihli, {{amount}} tutarındaki {{number}} numaralı faturamızı bilginize sunarız.\n\nAçık kalan tutar: {{outstanding}}\nVade: {{due_date}}\n\nGeçerliliğini buradan görebilirsiniz: {{link}}\n\n{{agency}}',
    },
    ar: {
      subject: 'الفاتورة {{number}} – {{agency}}',
      message:
        'السلام عليكم {{customer}}،\n\nنرسل إليكم فاتورتنا {{number}} بتاريخ {{date}} بمبلغ {{amount}}.\n\nالمتبقي: {{outstanding}}\nتاريخ الاستحقاق: {{due_date}}\n\nيمكنكم التحقق من صحتها هنا: {{link}}\n\n{{agency}}',
    },
  },
} as const satisfies Letter;

export const creditNoteLetter = {
  fields: ['customer', 'number', 'date', 'amount', 'link', 'agency'],
  templates: {
    en: {
      subject: '{{agency}}: credit note {{number}}',
      message:
        'Dear {{customer}},\n\nwe have credited you {{amount}} by our credit note {{number}} of {{date}}.\n\nThat it stands is shown here: {{link}}\n\n{{agency}}',
    },
    tr: {
      subject: '{{agency}}: {{number}} numaralı alacak dekontu',
      message:
        'Sayın {{customer}},\n\n{{date}} tarihli {{number}} numaralı alacak dekontumuzla hesabınıza {{amount}} alacak kaydedilmiştir.\n\nGeçerliliğini buradan görebilirsiniz: {{link}}\n\n{{agency}}',
    },
    ar: {
      subject: 'إشعار دائن {{number}} – {{agency}}',
      message:
        'السلام عليكم {{customer}}،\n\nقيدنا لصالحكم مبلغ {{amount}} بموجب الإشعار الدائن {{number}} بتاريخ {{date}}.\n\nيمكنكم التحقق من صحته هنا: {{link}}\n\n{{agency}}',
    },
  },
} as const satisfies Letter;
