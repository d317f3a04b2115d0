import { defineCommand } from '../../engine/defineCommand.ts';
import { choice, email, longText, text } from '../../engine/fields.ts';
import { type Locale, locales } from '../../engine/texts/texts.ts';
import { order } from './order.ts';

/** What of an order its mail may name as `{{name}}`; `bills` are its invoices, each with the address that shows it stands. */
export const orderMailFields = ['customer', 'order_no', 'amount', 'outstanding', 'agency', 'bills'] as const;

/**
 * Writes to a customer about their order: its invoices, or that it was taken. To whom it went stands on its timeline.
 * The text is its sender's, with what is known of the order filled in. 403 `address_right` or
 * `address_unproved`, 400 `no_address`, 429.
 */
export const mailOrder = defineCommand({
  verb: 'mail_order',
  entity: order,
  from: ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'returned'],
  input: {
    /** Absent, the customer's own; another one asks for `MAIL_ELSEWHERE`. */
    email: email(),
    language: choice(locales, { required: true, initial: 'en' }),
    subject: text({ required: true, max: 200 }),
    message: longText({ required: true, max: 5000 }),
  },
  right: 'own',
  byPage: true,
});

interface Template {
  readonly subject: string;
  readonly message: string;
}

/** What such a mail says at first, in the language of its reader. */
export const orderMails: Readonly<Record<Locale, Template>> = {
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
};
