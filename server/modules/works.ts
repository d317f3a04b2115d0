import type { Works } from '../commands/Work.ts';
import { recordDonationWork } from './donations/recordDonation.ts';
import { activate, setPasswordWork, suspend } from './people/accounts.ts';
import { billMemberWork } from './people/subscriptions/billMember.ts';

/** What the host does in the commands that are more than a step. */
export const works: Works = {
  record_donation: recordDonationWork,
  bill_member: billMemberWork,
  suspend_user: suspend,
  activate_user: activate,
  set_password_user: setPasswordWork,
};
