/** Why the host refused a request as a whole, as its reader sees it. */
export const en = {
  token_missing: 'Sign in first.',
  token_expired: 'Your session has expired. Sign in again.',
  token_not_valid: 'Your session is not valid. Sign in again.',
  user_inactive: 'This account is not active.',
  'wrong-password': 'The email or the password is not correct.',
  'user-not-found': 'There is no account with this email.',
  'user-disabled': 'This account is not active.',
  permission_denied: 'You do not have the right to do this.',
  not_found: 'This record does not exist.',
  no_such_call: 'There is no such call.',
  method_not_allowed: 'This call does not answer this method.',
  invalid: 'Some values are not valid.',
  malformed: 'The request could not be read.',
  in_use: 'This record is used by others (%{by}) and cannot be deleted.',
  own_account: 'You cannot delete or deactivate your own account.',
  fixed: 'This record belongs to the product and cannot be deleted.',
  stale: 'Someone else has changed this record in the meantime.',
  INVALID_TRANSITION: 'This step is not possible from the present state.',
  too_large: 'The request is larger than %{max} MB.',
  user_data_too_large: 'Your settings and notes together are larger than %{max} kB.',
  unsupported_media_type: 'This content type is not accepted.',
  throttled: 'Too many attempts. Try again in %{seconds} seconds.',
  too_many_rows: 'Import at most %{max} rows at a time.',
  internal: 'Something went wrong on our side. The failure has been logged.',
} as const;

export type ProblemCode = keyof typeof en;
