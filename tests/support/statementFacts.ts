import type { StatementFacts } from '../../catalog/bills/statement/StatementFacts.ts';

const origin = { log_type: 'sales', source: 1 } as const;

/** A statement with all that one may say: 1,200.00 before, 30.00 paid, 50.00 billed. */
export const statementFacts: StatementFacts = {
  party: {
    name: '#import "/etc/passwd" $x$ *b* <b>',
    address: '22 Station Road\nChattogram',
    phone: '+8801811222333',
    email: 'karim@example.com',
    numbers: [],
  },
  account: 'CU-2026-000007',
  statement: {
    starts_on: '2026-10-01',
    ends_on: '2026-11-10',
    opening: '1200.00',
    movements: [
      {
        ...origin,
        id: 1,
        reference_no: 'RV-2026-000001',
        log_date: '2026-10-05',
        details: 'By cheque',
        change: '-30.00',
        balance: '1170.00',
      },
      {
        ...origin,
        id: 2,
        reference_no: 'SA-2026-000002',
        log_date: '2026-11-01',
        details: null,
        change: '50.00',
        balance: '1220.00',
      },
    ],
    closing: '1220.00',
    open: [
      {
        ...origin,
        id: 3,
        reference_no: 'SA-2026-000001',
        log_date: '2026-07-20',
        due_date: '2026-10-01',
        amount: '1200.00',
        outstanding: '1170.00',
      },
      {
        ...origin,
        id: 4,
        reference_no: 'SA-2026-000002',
        log_date: '2026-11-01',
        due_date: '2026-12-01',
        amount: '50.00',
        outstanding: '50.00',
      },
    ],
  },
};
