import { defineCommand } from '../../engine/defineCommand.ts';
import { type Letter, letterFacts } from '../../engine/letters/letter.ts';
import { original } from './voucherCommands.ts';
import { receiptVoucher } from './vouchers.ts';

/**
 * Sends the receipt of money to whoever has paid it, in words of its sender, with its paper. Asks for the right to see
 * it, too. 403 `address_right` or `address_unproved`, 400 `no_address`, also of money of several payers, or
 * `unknown_merge_field`, 429.
 */
export const mailReceipt = defineCommand({
  verb: 'mail_receipt',
  entity: receiptVoucher,
  from: ['posted'],
  guards: original,
  ...letterFacts,
});

/** `link` is the address that shows that it stands. */
export const receiptLetter = {
  fields: ['payer', 'number', 'date', 'amount', 'link', 'agency'],
  templates: {
    en: {
      subject: '{{agency}}: receipt {{number}}',
      message:
        'Dear {{payer}},\n\nwe have received {{amount}} from you on {{date}}. Your receipt is {{number}}.\n\nThat it stands is shown here: {{link}}\n\n{{agency}}',
    },
    tr: {
      subject: '{{agency}}: {{number}} numaralı makbuz',
      message:
        'Sayın {{payer}},\n\n{{date}} tarihinde sizden {{amount}} tahsil edilmiştir. Makbuz numaranız: {{number}}.\n\nGeçerliliğini buradan görebilirsiniz: {{link}}\n\n{{agency}}',
    },
    ar: {
      subject: 'إيصال {{number}} – {{agency}}',
      message:
        'السلام عليكم {{payer}}،\n\nاستلمنا منكم مبلغ {{amount}} بتاريخ {{date}}. رقم الإيصال: {{number}}.\n\nيمكنكم التحقق من صحته هنا: {{link}}\n\n{{agency}}',
    },
  },
} as const satisfies Letter;
