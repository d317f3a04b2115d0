/** Words of the reminder of an overdue instalment. */
export const reminderPages = {
  open: 'Reminder',
  open_of: 'Reminder about %{booking}',
  title: 'Reminder about %{booking}',
  label: 'Text of the reminder',
  whatsapp: 'Send by WhatsApp',
  mail: 'Send by e-mail',
  no_way: 'No number with its country and no address is known here: copy the text and send it another way.',
  unnamed: 'Sir or Madam',
  subject: 'Instalment of %{day}, booking %{booking}',
  journey: '%{journey}, departure on %{day}',
  journey_of: '%{journey}, departure on %{day}, for %{traveller}',
  text: 'Dear %{name},\n\nThe instalment due on %{day} is not yet paid in full: %{amount} taka is still open. It is for booking %{booking}: %{journey}.\n\nPlease pay it, or tell us if you already have.\n\n%{agency}',
};
