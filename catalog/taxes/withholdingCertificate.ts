import { BUSINESS } from '../engine/calendar.ts';
import { defineCommand, defineSteps } from '../engine/defineCommand.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { date, longText, money, ref, state, text } from '../engine/fields.ts';
import { issuedLifecycle } from '../engine/documentLifecycles.ts';
import { withheldItems } from './withheldItems.ts';

/** What a vendor shows the state of the tax that was withheld from them over some days. Each is certified once. */
export const withholdingCertificate = defineEntity({
  name: 'withholding_certificate',
  collection: 'withholding_certificates',
  route: 'accounts/withholding-certificates',
  fields: {
    status: state(issuedLifecycle),
    certificate_no: text({ readOnly: true, unique: true, max: 40 }),
    issued_on: date({ required: true, ...BUSINESS }),
    party: ref('party', { required: true }),
    tax: ref('tax_code', { required: true }),
    starts_on: date({ required: true, ...BUSINESS }),
    ends_on: date({ required: true, ...BUSINESS }),
    branch: ref('branch'),
    amount: money({ readOnly: true, initial: '0.00' }),
    items: withheldItems,
    details: longText(),
  },
  title: ['certificate_no'],
  list: ['issued_on', 'certificate_no', 'status', 'party', 'tax', 'starts_on', 'ends_on', 'amount', 'branch'],
  form: {
    main: [
      'status',
      'certificate_no',
      'issued_on',
      'party',
      'tax',
      'starts_on',
      'ends_on',
      'branch',
      'amount',
      'items',
      'details',
    ],
  },
  search: ['certificate_no', 'party', 'details'],
  access: 'books',
  checks: [{ name: 'days', left: 'starts_on', is: '<=', right: 'ends_on' }],
});

/** The state in which everything may still be changed, and what stays in any other. */
export const certificateSettlement = {
  open: 'draft',
  keeps: ['issued_on', 'party', 'tax', 'starts_on', 'ends_on', 'branch'],
} as const;

const issue = defineCommand({
  verb: 'issue',
  entity: withholdingCertificate,
  from: ['draft'],
  to: ['issued'],
  right: 'own',
});

/** What it certified may be certified again. */
const steps = defineSteps(withholdingCertificate, {
  void: { from: ['issued'], to: 'voided', reason: true, right: 'own' },
});

export const certificateCommands = [issue, ...steps] as const;
