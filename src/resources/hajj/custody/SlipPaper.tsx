import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isOutside, type Place } from '#catalog/hajj/custody/custody.ts';
import { PaperFacts } from '#src/engine/documents/PaperFacts.tsx';
import { PaperTitle } from '#src/engine/documents/PaperTitle.tsx';
import { Signatures } from '#src/engine/documents/Signatures.tsx';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { useSite } from '#src/layout/useSite.ts';
import { PaperTable } from '../../ledger/paper/PaperTable.tsx';
import type { Handover } from './handovers.ts';

/** Whoever has a passport where it is: a person by name, the agency, or its owner. */
function useParties() {
  const translate = useTranslate();
  const { name } = useSite();
  return (place: Place | null, holder: string | null): string => {
    if (place === null) return translate('custodyPages.unknown');
    if (place === 'with_pilgrim' || place === 'returned') return holder ?? translate('custodyPages.owners');
    if (isOutside(place) || place === 'lost') return holder ?? translate(`choices.${place}`);
    return holder === null ? name : `${holder} · ${name}`;
  };
}

const columns = ['passport_number', 'tracking_no'] as const;

/** What was handed over to whom, as both sign it. */
export function SlipPaper({ of, isCopy }: { readonly of: Handover; readonly isCopy: boolean }) {
  const translate = useTranslate();
  const partyOf = useParties();
  const { files } = of;
  return (
    <Box sx={{ '&:not(:last-child)': { breakAfter: 'page', marginBlockEnd: 6 } }}>
      <AgencyHead />
      <PaperTitle
        title={translate('custodyPages.title')}
        number={translate('custodyPages.count', { smart_count: files.length })}
        day={of.day}
        isCopy={isCopy}
      />
      <PaperFacts
        facts={[
          { label: 'custodyPages.gives', value: <bdi>{partyOf(of.from, of.giver)}</bdi> },
          { label: 'custodyPages.takes', value: <bdi>{partyOf(of.to, of.taker)}</bdi> },
          { label: 'fields.passport_custody', value: translate(`choices.${of.to}`) },
        ]}
      />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{translate('custodyPages.number')}</th>
            <th scope="col">{translate('custodyPages.name')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {translate(`fields.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file, at) => (
            <tr key={file.id}>
              <td>{at + 1}</td>
              <th scope="row">
                <bdi>{[file['given_names'], file['surname']].filter(Boolean).join(' ')}</bdi>
              </th>
              {columns.map(column => (
                <td key={column}>
                  <bdi dir="ltr">{String(file[column] ?? '')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <Signatures words={['custodyPages.gives', 'custodyPages.takes']} />
    </Box>
  );
}
