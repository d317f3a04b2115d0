import { defineCommand } from '../../engine/defineCommand.ts';
import { type Letter, letterFacts } from '../../engine/letters/letter.ts';
import { order } from './order.ts';

/**
 * Writes to a customer about their order: its invoices, or that it was taken. To whom it went stands on its timeline.
 * The text is its sender's, with what is known of the order filled in. 403 `address_right` or
 * `address_unproved`, 400 `no_address` or `unknown_merge_field`, 429.
 */
export const mailOrder = defineCommand({
  verb: 'mail_order',
  entity: order,
  from: ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'returned'],
  ...letterFacts,
});

/** `bills` are its invoices, each with the address that shows it stands. */
export const orderLetter = {
  fields: ['customer', 'order_no', 'amount', 'outstanding', 'agency', 'bills'],
  templates: {
    en: {
      subject: 'Your order {{order_no}}',
      message:
        'Dear {{customer}},\n\nthank you for your order {{order_no}} over {{amount}}.\n\n{{bills}}\n\nOutstanding: {{outstanding}}.\n\n{{agency}}',
    },
    tr: {
      subject: '{{order_no}} numaralı siparişiniz',
      message:
        'Sayın {{customer}},\n\n{{amount}} tutarındaki {{order_no}} numaralı siparişiniz için teşekkür ederiz.\n\n{{bills}}\n\nAçık kalan tutar: {{outstanding}}.\n\n{{agency}}',
    },
    ar: {
      subject: 'طلبكم {{order_no}}',
      message:
        'السلام عليكم {{customer}}،\n\nنشكركم على طلبكم {{order_no}} بمبلغ {{amount}}.\n\n{{bills}}\n\nالمتبقي: {{outstanding}}.\n\n{{agency}}',
    },
  },
} as const satisfies Letter;
