import type { Words } from '../complete.ts';
import type { accounts as english } from '../en/accounts.ts';

export const accounts = {
  entities: {
    ledger_account: 'Hesap |||| Hesaplar',
    sub_ledger_account: 'Alt hesap |||| Alt hesaplar',
    group: 'Hesap grubu |||| Hesap grupları',
    primary_group: 'Ana grup |||| Ana gruplar',
  },
  fields: {
    head_group: 'Üst grup',
    head_primarygroup: 'Üst ana grup',
    ledger_type: 'Hesap türü',
    reference_id: 'Bağlı kayıt',
    is_deletable: 'Silinebilir',
    nature: 'Niteliği',
  },
  sections: {},
  choices: {
    asset: 'Varlık',
    liability: 'Borç',
    equity: 'Öz kaynak',
    income: 'Gelir',
    expense: 'Gider',
  },
} as const satisfies Words<typeof english>;
