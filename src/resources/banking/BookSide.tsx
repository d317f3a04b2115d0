import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DocumentLink } from '../bills/settlement/DocumentLink.tsx';
import { Amount } from './Amount.tsx';
import { SideGrid } from './SideGrid.tsx';
import type { Work } from './useWork.ts';
import { sumOf, type Workbench } from './Workbench.ts';

interface BookSideProps {
  readonly bench: Workbench;
  readonly work: Work;
  readonly mayWork: boolean;
}

/** Rows that were matched without a line, with the way to take that back. */
function Alone({ bench: { alone }, work, mayWork }: BookSideProps) {
  const translate = useTranslate();
  if (alone.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', minBlockSize: 24 }}>
        {translate('bankPages.alone', { smart_count: alone.length })} <Amount of={sumOf(alone)} />
      </Typography>
      {alone.slice(0, 200).map(({ id, row, amount }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
          <Typography variant="body2" component="span" sx={{ flexGrow: 1 }}>
            <DocumentLink document={row.log_type} source={row.source} number={row.reference_no} />
          </Typography>
          <Typography variant="body2" component="span">
            <Amount of={amount} />
          </Typography>
          {mayWork && (
            <Button size="small" disabled={work.isPending} onClick={() => work.takeRowBack(id)}>
              {translate('bankPages.wishes.unmatch')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The books' side: rows of the ledger that the bank has not seen. */
export function BookSide(props: BookSideProps) {
  const { bench, work, mayWork } = props;
  const translate = useTranslate();
  const meant = new Set(work.line?.suggestion?.rows);
  return (
    <div>
      <SideGrid
        side="books"
        label={translate('bankPages.book_side')}
        head={
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {translate('bankPages.lacking_at_bank', { smart_count: bench.open.length })}{' '}
            <Amount of={sumOf(bench.open)} />
          </Typography>
        }
        items={bench.open.map(({ row, ...one }) => ({
          ...one,
          title: (
            <>
              <DocumentLink document={row.log_type} source={row.source} number={row.reference_no} />
              {row.party && (
                <>
                  {' · '}
                  <bdi>{row.party}</bdi>
                </>
              )}
            </>
          ),
          text: <bdi>{row.details}</bdi>,
          isTicked: work.ticked.books.has(one.id),
          isMeant: meant.has(one.id),
        }))}
        at={work.at.books}
        canTick={mayWork}
        empty={translate('bankPages.empty.books')}
        onGo={place => work.go('books', place)}
        onToggle={id => work.toggle('books', id)}
        onWish={wish => work.wish(wish, 'books')}
      />
      <Alone {...props} />
    </div>
  );
}
