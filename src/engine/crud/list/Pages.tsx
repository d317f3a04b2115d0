import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TablePaginationActions from '@mui/material/TablePaginationActions';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '../../kinds/number/countText.ts';
import { isBoundedTotal } from '../../totals/boundedTotal.ts';

const sizes = [25, 50, 100, 200, 500];

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2.5),
  minHeight: 52,
  overflow: 'auto',
  '& > *': { flexShrink: 0 },
  // A phone has no room for all of it in one line.
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', columnGap: theme.spacing(1.5), rowGap: 0, paddingInline: 8 },
}));

const select = {
  marginInlineStart: 1,
  padding: 0.5,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'background.paper',
} as const;

/** Goes through the pages of a list and sets their size. */
export function Pages() {
  const { total = 0, page, perPage, setPage, setPerPage, isPending, meta } = useListContext();
  const translate = useTranslate();
  const forms = useWrittenForms();
  const id = useId();
  if (isPending || total === 0) return null;
  const isBounded = isBoundedTotal(meta);
  const from = (page - 1) * perPage + 1;
  return (
    <Bar>
      <div>
        <label htmlFor={id}>{translate('ra.navigation.page_rows_per_page')}</label>
        {/* The browser's own: MUI's would bring its fields and menus into every list. */}
        <Box
          component="select"
          id={id}
          value={perPage}
          onChange={({ target }) => setPerPage(Number(target.value))}
          sx={select}
        >
          {[...new Set([...sizes, perPage])].map(size => (
            <option key={size}>{size}</option>
          ))}
        </Box>
      </div>
      <span>
        {translate(isBounded ? 'crud.pages.range_of_more' : 'ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: Math.min(page * perPage, total),
          total: isBounded ? countText(total, forms) : total,
        })}
      </span>
      <TablePaginationActions
        count={total}
        page={page - 1}
        rowsPerPage={perPage}
        showFirstButton
        // Where not all are counted, the last page that is known is not the last one.
        showLastButton={!isBounded}
        onPageChange={(_event, next) => setPage(next + 1)}
        getItemAriaLabel={type => translate(`ra.navigation.${type}`)}
      />
    </Bar>
  );
}
