/** Words of the list of tasks. */
export const taskPages = {
  mine: 'Mine',
  team: 'My team’s',
  overdue: 'Overdue',
  all: 'All',
  whose: 'Whose tasks',
} as const;
