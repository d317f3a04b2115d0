/** Words of a season's page. */
export const seasonPages = {
  counted: 'Pilgrims registered: %{counted}. There is no quota.',
  counted_of: 'Pilgrims registered: %{counted} of %{quota}',
  put_off: 'put off until %{day}: %{reason}',
  pilgrims: 'Show them',
};
