import { defineEntity } from '../engine/defineEntity.ts';
import { choice, flag, image, ref, text } from '../engine/fields.ts';

export const paymentMethod = defineEntity({
  name: 'paymentmethod',
  collection: 'paymentmethods',
  route: 'paymentMethod-management/paymentMethods',
  fields: {
    name: text({ required: true, unique: true }),
    type: choice(['card', 'mobile', 'cash', 'offline'], { required: true, initial: 'card' }),
    /** Cash or bank that what is paid in this way comes into; the agency's cash where none is chosen. */
    ledger: ref('ledger_account', { among: 'money' }),
    image: image(),
    is_active: flag({ initial: true }),
  },
  title: ['name'],
  list: ['image', 'name', 'type', 'ledger', 'is_active'],
  form: { main: ['name', 'type', 'ledger', 'is_active', 'image'] },
  search: ['name'],
  access: 'reference',
});
