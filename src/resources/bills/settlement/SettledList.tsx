import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { Section } from '#src/engine/pages/Section.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { useSettled } from './useSettled.ts';

const DAY = date();

/** What the document of the page has settled, or was settled by, with the way there; nothing where it has not. */
export function SettledList() {
  const translate = useTranslate();
  const settled = useSettled();
  if (settled.length === 0) return null;
  return (
    <Section title={translate('settlement.settled_with')} sx={{ overflowX: 'auto' }} tabIndex={0}>
      <HeadedTable
        sx={{ '& th, & td': { paddingInline: 1 }, '& .figure': figureSx }}
        heads={['fields.reference_no', 'fields.allocated_on', ['fields.amount', { className: 'figure' }]]}
      >
        {settled.map(({ id: one, item, day, amount }) => (
          <TableRow key={one}>
            <TableCell component="th" scope="row">
              <DocumentLink {...item} />
            </TableCell>
            <TableCell>
              <ValueText field={DAY} value={day} />
            </TableCell>
            <TableCell className="figure">
              <AmountText of={amount} />
              {amount < 0n && <> ({translate('settlement.taken_back')})</>}
            </TableCell>
          </TableRow>
        ))}
      </HeadedTable>
    </Section>
  );
}
