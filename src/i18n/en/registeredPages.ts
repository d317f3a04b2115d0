/** Words of a form whose person is registered already, or may be. */
export const registeredPages = {
  may_be: 'May be the same person',
  may_be_whom: '%{field}: may be the same person as %{file}.',
  may_be_elsewhere: '%{field}: may be the same person as somebody registered in another branch: %{branch}.',
  open: 'Open it',
  open_whom: 'Open it: %{name}',
  ends_in: 'Passport ends in %{tail}',
};
