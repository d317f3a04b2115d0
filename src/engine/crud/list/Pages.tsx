import TablePagination from '@mui/material/TablePagination';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { countText } from '../../kinds/valueText.ts';
import { isBoundedTotal } from '../../totals/boundedTotal.ts';

const sizes = [25, 50, 100, 200, 500];

/** Goes through the pages of a list and sets their size. */
export function Pages() {
  const { total = 0, page, perPage, setPage, setPerPage, isPending, meta } = useListContext();
  const translate = useTranslate();
  const locale = useLocale();
  if (isPending || total === 0) return null;
  const isBounded = isBoundedTotal(meta);
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={sizes}
      showFirstButton
      // Where not all are counted, the last page that is known is not the last one.
      showLastButton={!isBounded}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate(isBounded ? 'crud.pages.range_of_more' : 'ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: isBounded ? countText(count, locale) : count,
        })
      }
      getItemAriaLabel={type => translate(`ra.navigation.${type}`)}
    />
  );
}
