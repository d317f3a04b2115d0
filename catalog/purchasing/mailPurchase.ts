import { defineCommand, type Guard } from '../engine/defineCommand.ts';
import { type Letter, letterFacts } from '../engine/letters/letter.ts';
import { pricesStand } from './pricesStand.ts';
import { purchaseFinal } from './purchaseFinal.ts';

const unsent: Guard = { code: 'already_sent', holds: ({ sent_on }) => typeof sent_on !== 'string' };

/** Says that the vendor has it, such as on paper. */
export const sendOrder = defineCommand({
  verb: 'send',
  entity: purchaseFinal,
  from: ['confirmed'],
  guards: [pricesStand, unsent],
  many: true,
});

/**
 * Sends an order to its vendor by mail, in words of its sender. 403 `address_right` or `address_unproved`, 400
 * `no_address` or `unknown_merge_field`, 429.
 */
export const mailPurchase = defineCommand({
  verb: 'mail',
  entity: purchaseFinal,
  from: ['confirmed'],
  guards: [pricesStand],
  ...letterFacts,
});

export const sendingCommands = [sendOrder, mailPurchase] as const;

/** `items` are its lines at their prices, without tax. */
export const purchaseLetter = {
  fields: ['vendor', 'purchase_no', 'order_date', 'expected_on', 'branch', 'items', 'amount', 'agency'],
  templates: {
    en: {
      subject: '{{agency}}: order {{purchase_no}}',
      message:
        'Dear {{vendor}},\n\nwe order:\n\n{{items}}\n\nTotal with tax: {{amount}}\nOrder no.: {{purchase_no}} of {{order_date}}\nExpected on: {{expected_on}}\nTo: {{branch}}\n\n{{agency}}',
    },
    tr: {
      subject: '{{agency}}: {{purchase_no}} numaralı sipariş',
      message:
        'Sayın {{vendor}},\n\nşunları sipariş ediyoruz:\n\n{{items}}\n\nVergi dâhil toplam: {{amount}}\nSipariş no.: {{purchase_no}}, {{order_date}}\nBeklenen gün: {{expected_on}}\nTeslim yeri: {{branch}}\n\n{{agency}}',
    },
    ar: {
      subject: 'أمر الشراء {{purchase_no}} – {{agency}}',
      message:
        'السلام عليكم {{vendor}}،\n\nنطلب ما يلي:\n\n{{items}}\n\nالإجمالي مع الضريبة: {{amount}}\nرقم الأمر: {{purchase_no}} بتاريخ {{order_date}}\nمتوقع في: {{expected_on}}\nمكان التسليم: {{branch}}\n\n{{agency}}',
    },
  },
} as const satisfies Letter;
