import TablePagination from '@mui/material/TablePagination';
import { useListContext, useTranslate } from 'react-admin';

const sizes = [25, 50, 100, 200, 500];

/** Goes through the pages of a list and sets their size. */
export function Pages() {
  const { total = 0, page, perPage, setPage, setPerPage, isPending } = useListContext();
  const translate = useTranslate();
  if (isPending || total === 0) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      showFirstButton
      showLastButton
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={type => translate(`ra.navigation.${type}`)}
    />
  );
}
