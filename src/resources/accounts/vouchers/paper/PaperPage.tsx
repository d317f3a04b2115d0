import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { CanAccess, LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import type { VoucherName } from '../../../../../catalog/accounts/vouchers.ts';
import { entities } from '../../../../../catalog/entities.ts';
import { isObject } from '../../../../dataProvider/isObject.ts';
import { Heading } from '../../../../crud/Heading.tsx';
import { PrintedPaper } from '../../../../documents/PrintedPaper.tsx';
import { AccessDenied } from '../../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../../layout/LoadingPage.tsx';
import { createPathOf, voucherNames } from '../voucherKind.ts';
import { Paper } from './Paper.tsx';
import { papers } from './paperPath.ts';
import { usePaper } from './usePaper.ts';

/** At the foot of each sheet which of how many it is, where the browser can say so. */
const sheetNumbers = {
  '@page': { '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt' } },
} as const;

interface PaperOfProps {
  readonly name: VoucherName;
  readonly id: number;
}

/** Prints as soon as the paper stands, for whoever has asked for that on the page before. */
function PrintAtOnce() {
  useEffect(() => window.print(), []);
  return null;
}

function PaperOf({ name, id }: PaperOfProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { state }: { state: unknown } = useLocation();
  const { parts, error, isUnknown, retry } = usePaper(name, id);
  const [isCopy, setCopy] = useState(false);
  if (error) {
    const again = <Button onClick={retry}>{translate('crud.retry')}</Button>;
    return (
      <Alert severity="error" action={!isUnknown && again}>
        {translate(isUnknown ? 'voucherPages.paper.unknown' : error.message, { _: error.message })}
      </Alert>
    );
  }
  if (!parts) return <LoadingPage />;
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <GlobalStyles styles={sheetNumbers} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 1,
          mb: 2,
          '@media print': { display: 'none' },
        }}
      >
        <Button component={LinkBase} to={createPath({ resource: entities[name].route, type: 'edit', id })}>
          {translate('voucherPages.paper.back')}
        </Button>
        <Button component={LinkBase} to={createPathOf(name)}>
          {translate(`voucherPages.new.${name}`)}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isCopy} onChange={(_event, checked) => setCopy(checked)} />}
          label={translate('voucherPages.paper.as_copy')}
        />
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {translate('voucherPages.print')}
        </Button>
      </Box>
      <PrintedPaper>
        <Paper {...parts} isCopy={isCopy} />
      </PrintedPaper>
      {isObject(state) && state['print'] === true && <PrintAtOnce />}
    </Box>
  );
}

/** A voucher of any kind, ready for the printer. */
export function PaperPage() {
  const { voucherId = '' } = useParams();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const name = voucherNames.find(one => pathname.startsWith(`/apps${papers[one]}/`)) ?? 'payment_voucher';
  return (
    <CanAccess resource={entities[name].route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${voucherId}`} />
      <PaperOf key={pathname} name={name} id={Number(voucherId)} />
    </CanAccess>
  );
}
