/** Words of the board that says whether a departure can fly. */
export const flyPages = {
  title: 'Can %{departure} fly?',
  back: 'Back to the departure',
  lead_agency: 'Lead agency: %{agency}',
  answer: '%{ready} of %{all} can fly; %{rest} cannot',
  ready: '%{ready} of %{all} can fly',
  who_can: 'Who can fly: %{count}',
  left: 'Leaves in one day |||| Leaves in %{smart_count} days',
  gone: 'Has left',
  hidden:
    '%{smart_count} more pilgrim of another branch is not shown. |||| %{smart_count} more pilgrims of other branches are not shown.',
  nobody: 'Nobody is booked on it yet.',
  only_missing: 'Only who cannot fly',
  room_mixed: 'Room shared by men and women of different families',
  standings: {
    met: '%{requirement}: done',
    missing: '%{requirement}: missing, open the file of %{name}',
    missing_for_all: '%{requirement}: missing for all, open where it is recorded',
    not_asked: '%{requirement}: not asked',
  },
};
