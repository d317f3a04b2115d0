import { BUSINESS } from '../../engine/calendar.ts';
import { date, text } from '../../engine/fields.ts';

const number = text({ max: 60 });
const day = date(BUSINESS);

/** What is signed for all pilgrims of a Hajj before visas are applied for (rules B5): a contract has number and day. */
export const contracts = {
  camp_contract_no: number,
  camp_contract_date: day,
  housing_contract_no: number,
  housing_contract_date: day,
} as const;
