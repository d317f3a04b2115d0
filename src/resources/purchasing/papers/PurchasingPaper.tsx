import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { amountInWords } from '#catalog/engine/money/amountInWords.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { PaperCode } from '#src/engine/documents/PaperCode.tsx';
import { PaperFacts } from '#src/engine/documents/PaperFacts.tsx';
import { PaperTitle } from '#src/engine/documents/PaperTitle.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { useLanguage } from '#src/i18n/locale.ts';
import { useLabels } from '#src/engine/kinds/choice/useLabels.ts';
import { Mark } from '#src/engine/documents/Mark.tsx';
import type { PurchasingParts } from './usePurchasingPaper.ts';
import { VendorBlock } from './VendorBlock.tsx';

/** In these states it does not stand, and says so across itself. */
const fallen: readonly unknown[] = ['draft', 'rejected', 'cancelled'];

interface PurchasingPaperProps extends PurchasingParts {
  readonly number: string;
  /** ISO date. */
  readonly day: unknown;
  readonly isCopy: boolean;
  readonly facts: ComponentProps<typeof PaperFacts>['facts'];
  readonly signatures: readonly string[];
  /** Tables between its facts and what they come to in words. */
  readonly children: ReactNode;
}

/** A document of purchasing as it is signed, sent and filed. */
export function PurchasingPaper({ number, day, isCopy, facts, signatures, children, ...parts }: PurchasingPaperProps) {
  const { name, record, branch, url } = parts;
  const translate = useTranslate();
  const language = useLanguage();
  const { wordOf } = useLabels(fieldOf(entities[name], 'status'));
  const state = wordOf(String(record['status']));
  const mark = fallen.includes(record['status']) ? state : undefined;
  const details: unknown = record['details'];
  return (
    <Box sx={{ position: 'relative' }}>
      {mark !== undefined && <Mark word={mark} />}
      <AgencyHead />
      <PaperTitle
        title={translate(`entities.${name}`, { smart_count: 1 })}
        number={number}
        day={day}
        mark={mark}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          ...(record['party'] ? [{ label: 'fields.vendor', value: <VendorBlock {...parts} /> }] : []),
          { label: 'fields.branch', value: <bdi>{branch}</bdi> },
          ...facts,
          { label: 'fields.status', value: state },
        ]}
      />
      {children}
      <Box
        component="dl"
        sx={{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere' } }}
      >
        <dt>{translate('voucherPages.paper.in_words')}</dt>
        <dd>{amountInWords(String(record['amount'] ?? '0.00'), language)}</dd>
        {typeof details === 'string' && details !== '' && (
          <>
            <dt>{translate('fields.details')}</dt>
            <Box component="dd" sx={{ whiteSpace: 'pre-line' }}>
              <bdi>{details}</bdi>
            </Box>
          </>
        )}
      </Box>
      <PaperCode url={url} />
      <Signatures words={signatures} />
    </Box>
  );
}
