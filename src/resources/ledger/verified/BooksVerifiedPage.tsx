import Refresh from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError, useTranslate } from 'react-admin';
import { ofGroup, problemsOf, type Verification } from '#catalog/ledger/bookChecks.ts';
import { dateTime } from '#catalog/engine/fields.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { messageOf } from '#src/dataProvider/failure.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { CheckList } from './CheckList.tsx';
import { JournalExport } from './JournalExport.tsx';
import { useVerification, useVerify } from './useVerification.ts';

const MOMENT = dateTime();

/** Whoever may not read the verification may not ask for one, nor take the journal along. */
const isRefused = (error: Error | null): boolean => error instanceof HttpError && error.status === 403;

/** What the last verification has found, in a sentence. */
function Result({ verification }: { readonly verification: Verification | null }) {
  const translate = useTranslate();
  const reader = useReader();
  if (!verification) return <Alert severity="info">{translate('booksVerified.never')}</Alert>;
  const { at, by, problems, since, checks } = verification;
  const inJourneys = problemsOf(ofGroup('journeys', checks));
  const told = { at: valueText(MOMENT, at, reader), by: by ?? translate('booksVerified.clock') };
  const wrong = [
    ...(problems > 0 ? [translate('booksVerified.problems', { smart_count: problems })] : []),
    ...(inJourneys > 0 ? [translate('booksVerified.journey_problems', { smart_count: inJourneys })] : []),
  ];
  return (
    <Alert severity={wrong.length > 0 ? 'error' : since > 0 ? 'warning' : 'success'}>
      {wrong.length === 0 ? translate('booksVerified.all_hold') : wrong.map(one => `${one}.`).join(' ')}{' '}
      {translate('booksVerified.told', told)}
      {since > 0 && ` ${translate('booksVerified.since', { smart_count: since })}.`}
    </Alert>
  );
}

/** Each check of the books with what it has found, and the way to take the books elsewhere. */
export function BooksVerifiedPage() {
  const translate = useTranslate();
  const { verification, error } = useVerification();
  const { mutate, isPending } = useVerify();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Heading title={translate('booksVerified.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ flexGrow: 1 }} aria-live="polite">
          {error ? (
            <Alert severity="error">{translate(messageOf(error), { _: error.message })}</Alert>
          ) : (
            verification !== undefined && <Result verification={verification} />
          )}
        </Box>
        <Button
          variant="contained"
          startIcon={<Refresh />}
          loading={isPending}
          loadingPosition="start"
          disabled={isRefused(error)}
          onClick={() => mutate()}
        >
          {translate('booksVerified.run')}
        </Button>
      </Box>
      {verification && (
        <>
          <CheckList group="books" verification={verification} />
          <CheckList group="journeys" verification={verification} />
        </>
      )}
      <JournalExport disabled={isRefused(error)} />
    </Box>
  );
}
