/** Words of what stands in the way of an import, and of what it changes. */
export const importProblems = {
  problems: {
    title: 'Problems',
    repeated:
      '%{smart_count} row says the same as an earlier row: %{field} |||| %{smart_count} rows say the same as an earlier row: %{field}',
    several:
      '%{smart_count} row could mean several records: %{field} |||| %{smart_count} rows could mean several records: %{field}',
    ended:
      '%{smart_count} row means a record that has ended: %{field} |||| %{smart_count} rows mean records that have ended: %{field}',
    empty: '%{field} is empty in %{smart_count} row |||| %{field} is empty in %{smart_count} rows',
    phones:
      '%{smart_count} phone number cannot be read: %{field} |||| %{smart_count} phone numbers cannot be read: %{field}',
    unknown:
      '%{field} “%{value}” is not there (%{smart_count} row) |||| %{field} “%{value}” is not there (%{smart_count} rows)',
    unknown_texts:
      '%{field}: %{texts} texts are not there (%{smart_count} row) |||| %{field}: %{texts} texts are not there (%{smart_count} rows)',
    of_cells: '%{field} in %{smart_count} row: %{text} |||| %{field} in %{smart_count} rows: %{text}',
    of_rows: '%{smart_count} row: %{text} |||| %{smart_count} rows: %{text}',
    rows: 'Show these rows',
    line: 'Line %{line}:',
    more_rows: 'and one more row |||| and %{smart_count} more rows',
    more_groups:
      'and one more kind of problem, once these are solved |||| and %{smart_count} more kinds of problems, once these are solved',
    show_more: 'Show one more |||| Show %{smart_count} more',
    more_after:
      'One more row comes once these are corrected. |||| %{smart_count} more rows come once these are corrected.',
    more_texts:
      'One more text comes once these have a meaning. |||| %{smart_count} more texts come once these have a meaning.',
    correct: 'Correct %{smart_count} row |||| Correct %{smart_count} rows',
    fill: 'Write it in this row |||| Write it in these %{smart_count} rows',
    blank: 'Leave this cell blank |||| Leave these %{smart_count} cells blank',
    make: 'Make this one: %{titles} |||| Make these %{smart_count}: %{titles}',
    text_means: '“%{text}” (%{smart_count} row) means |||| “%{text}” (%{smart_count} rows) means',
    numbers_of: 'They are numbers of',
    no_number_there:
      'One of them is no number there and stays as it is. |||| %{smart_count} of them are no numbers there and stay as they are.',
    complete: 'Write this number so |||| Write these %{smart_count} numbers so',
    leave: 'Leave this row out |||| Leave these %{smart_count} rows out',
    leave_all: 'Leave the row with problems out |||| Leave all %{smart_count} rows with problems out',
    left: '%{smart_count} row left out |||| %{smart_count} rows left out',
    left_out: 'Left out',
    take_back: 'Take it back |||| Take all of them back',
    take_back_line: 'Take line %{line} back',
    rest: 'Download the row that is left |||| Download the %{smart_count} rows that are left',
    rest_file: '%{name} (one row left) |||| %{name} (%{smart_count} rows left)',
    why: 'Why not imported',
    no_rows: 'No rows',
    nothing_to_change: 'The same sheet again: nothing to change',
  },
  changes: {
    title: 'What changes',
    record: 'Record',
    of_field: '%{field}: %{smart_count} record changes |||| %{field}: %{smart_count} records change',
    more: 'and one more record |||| and %{smart_count} more records',
    made: '%{kind}, made along: %{titles} |||| %{kind}, made along (%{smart_count}): %{titles}',
  },
} as const;
