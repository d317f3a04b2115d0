import { defineCommand, type Guard } from '../engine/defineCommand.ts';
import { type Letter, letterFacts } from '../engine/letters/letter.ts';
import { purchaseRequest } from './purchaseRequest.ts';

const hasVendor: Guard = { code: 'no_vendor', holds: ({ party }) => typeof party === 'number' };

/**
 * Asks the vendor of a request for it by mail, in words of its sender; one that was approved is sent from then on. 403
 * `address_right` or `address_unproved`, 400 `no_address` or `unknown_merge_field`, 429.
 */
export const mailRequest = defineCommand({
  verb: 'mail',
  entity: purchaseRequest,
  from: ['approved', 'sent', 'partially_converted'],
  guards: [hasVendor],
  ...letterFacts,
});

/** `items` are its lines without their estimated prices, which the vendor is not to know. */
export const requestLetter = {
  fields: ['vendor', 'request_no', 'request_date', 'needed_by', 'branch', 'items', 'agency'],
  templates: {
    en: {
      subject: '{{agency}}: request {{request_no}}',
      message:
        'Dear {{vendor}},\n\nplease tell us your price and your day of delivery for:\n\n{{items}}\n\nOur number: {{request_no}}\nNeeded by: {{needed_by}}\nTo: {{branch}}\n\n{{agency}}',
    },
    tr: {
      subject: '{{agency}}: {{request_no}} numaralı talep',
      message:
        'Sayın {{vendor}},\n\naşağıdakiler için fiyatınızı ve teslim gününüzü bildirmenizi rica ederiz:\n\n{{items}}\n\nNumaramız: {{request_no}}\nGereken gün: {{needed_by}}\nTeslim yeri: {{branch}}\n\n{{agency}}',
    },
    ar: {
      subject: 'الطلب {{request_no}} – {{agency}}',
      message:
        'السلام عليكم {{vendor}}،\n\nنرجو إفادتنا بالسعر وموعد التسليم لما يلي:\n\n{{items}}\n\nرقمنا: {{request_no}}\nمطلوب في: {{needed_by}}\nمكان التسليم: {{branch}}\n\n{{agency}}',
    },
  },
} as const satisfies Letter;
