import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Translate, useListContext } from 'react-admin';
import { MAX_SIZE } from '#catalog/engine/wire.ts';

/**
 * Prints the whole of a report, as far as one page of a call goes, and not the page in view: the table is drawn with all
 * of its rows first, and as it was once the browser has printed it.
 */
export function PrintReport() {
  const { total = 0, data, page, perPage, setPage, setPerPage, isFetching } = useListContext();
  const [before, setBefore] = useState<{ readonly page: number; readonly perPage: number }>();
  const isWhole = (data?.length ?? 0) >= Math.min(total, MAX_SIZE);
  const isReady = before !== undefined && !isFetching && (isWhole || perPage === MAX_SIZE);
  const restore = useEffectEvent(() => {
    setBefore(undefined);
    if (!before || before.perPage === perPage) return;
    setPerPage(before.perPage);
    setPage(before.page);
  });
  useEffect(() => {
    if (!isReady) return;
    const done = () => restore();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isReady]);
  return (
    <Button
      size="small"
      startIcon={<Print />}
      disabled={total === 0}
      loading={before !== undefined}
      loadingPosition="start"
      onClick={() => {
        setBefore({ page, perPage });
        if (!isWhole) setPerPage(MAX_SIZE);
      }}
    >
      <Translate i18nKey="reports.print" />
    </Button>
  );
}
