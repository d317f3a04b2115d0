import { party } from '#catalog/ledger/chart/party.ts';
import { openItem } from '#catalog/bills/settlement/openItem.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { useTranslate } from 'react-admin';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { StatementLink } from './StatementLink.tsx';
import { statementPath } from './statementPath.ts';

function Head() {
  const translate = useTranslate();
  const title = translate('statement.title');
  return <ReceiptLong fontSize="small" color="disabled" titleAccess={title} sx={{ display: 'block' }} />;
}

/** The way from a party, or from what is open with one, to their statement. */
function View({ record, place }: ExtraProps) {
  const { name } = useEntity();
  const id: unknown = name === party.name ? record.id : record['party'];
  if (typeof id !== 'number') return null;
  if (place === 'page') return <StatementLink party={id} />;
  return (
    <ToolButton
      label="statement.title"
      size="small"
      color="default"
      to={statementPath(id)}
      onClick={event => event.stopPropagation()}
    >
      <ReceiptLong fontSize="small" />
    </ToolButton>
  );
}

const extra: Extra = { Head, View, needs: ['party'] };

/** Parties, and what is open with them, lead to their statement. */
export const statementExtra = (entity: Entity): Extra | undefined =>
  entity.name === party.name || entity.name === openItem.name ? extra : undefined;
