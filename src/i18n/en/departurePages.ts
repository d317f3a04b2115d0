/** Words of the dialogues by which a departure leaves, comes home and is settled. */
export const departurePages = {
  about_come_back: 'Everybody below comes home with the group, unless you say what has happened.',
  about_depart:
    'Say of each of these what becomes of them; all others leave. Nothing is done before all of them are named.',
  about_settle: 'Your name and today are kept beside it.',
  all_may_leave: 'Nobody lacks anything: all leave. Name whoever stays all the same.',
  come_home: 'One comes home |||| %{smart_count} come home',
  comes_home: 'Comes home',
  elsewhere:
    'One more of another branch may not leave: that branch has to settle it first. |||| %{smart_count} more of other branches may not leave: those branches have to settle it first.',
  fee_left_empty: 'Left empty it is the fee of the package for that day.',
  fly: 'One flies |||| %{smart_count} fly',
  home_unnamed:
    'One of another branch comes home with them and is not named. |||| %{smart_count} of other branches come home with them and are not named.',
  leaves_after_all: 'Leaves with the others after all',
  nobody_away: 'Nobody is away any more.',
  not_fit: 'May not leave as they stand.',
  same_for_all:
    'The same for the other one who is undecided |||| The same for the other %{smart_count} who are undecided',
  stays_too: 'Somebody else stays',
  to_say: 'One still to be decided |||| %{smart_count} still to be decided',
};
