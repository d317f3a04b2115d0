import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { CopyChoice } from '#src/engine/documents/CopyChoice.tsx';
import { PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { SlipPaper } from './SlipPaper.tsx';
import { idsIn } from './slipPath.ts';
import { useSlip } from './useSlip.ts';

const words = { back: 'custodyPages.back', print: 'voucherPages.print' } as const;

/** What was handed over of some passports, ready for the printer; each who gave or took has a paper of their own. */
export function SlipPage() {
  const { ids } = useParams();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isCopy, setCopy] = useState(false);
  return (
    <>
      <Heading title={translate('custodyPages.title')} />
      <PrintPage
        paper={useSlip(idsIn(ids))}
        words={words}
        backTo={createPath({ resource: hajjPassengerInfo.route, type: 'list' })}
        tools={<CopyChoice isCopy={isCopy} onCopy={setCopy} />}
        notYet={({ handovers }) => handovers.length === 0 && translate('custodyPages.none')}
      >
        {({ handovers, left }) => (
          <>
            {left > 0 && (
              <Alert severity="info" sx={{ mb: 2, '@media print': { display: 'none' } }}>
                {translate('custodyPages.left', { smart_count: left })}
              </Alert>
            )}
            {handovers.map(one => (
              <SlipPaper key={one.files[0]?.id} of={one} isCopy={isCopy} />
            ))}
          </>
        )}
      </PrintPage>
    </>
  );
}
