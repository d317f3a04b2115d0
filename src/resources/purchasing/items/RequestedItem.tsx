import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { integer, type Field } from '#catalog/engine/fields.ts';
import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { Fact } from '#src/engine/facts/Fact.tsx';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import type { LinePurchases } from './useLinePurchases.ts';

const { stock_item: ITEM, quantity, ordered, estimated_price } = purchaseRequest.fields.items.lines;

const PURCHASE = entityNamed('purchase_final');
const { status: PURCHASE_STATUS } = purchaseFinal.fields;

/** In pixels. */
const SIDE = 80;

/** Below picture and name on a phone. */
const below = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

interface RequestedItemProps {
  readonly line: Line;
  /** Where its picture is, if it has one. */
  readonly picture: string | undefined;
  /** Absent before it is known, or where no purchase may be read. */
  readonly purchases: LinePurchases | undefined;
}

/** The purchases with pieces of an item, each with the way to it and how far it is. */
function Documents({ documents }: Pick<LinePurchases, 'documents'>) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  if (documents.length === 0)
    return <Typography color="textSecondary">{translate('purchasePages.no_order')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {documents.map(document => (
        <Box key={document.id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PageLink to={recordPath(PURCHASE, document)} sx={{ lineHeight: '24px' }}>
            <bdi>{titleOf(PURCHASE, document)}</bdi>
          </PageLink>
          <FieldCell name="status" field={PURCHASE_STATUS} value={document['status']} />
        </Box>
      ))}
    </Box>
  );
}

/** One item of a request: what it looks like, how much of it is asked for, ordered and here, and by which purchases. */
export function RequestedItem({ line, picture, purchases }: RequestedItemProps) {
  const translate = useTranslate();
  const { note } = line;
  const facts: readonly (readonly [string, Field, unknown])[] = [
    ['quantity', quantity, line['quantity']],
    ['ordered', ordered, line['ordered'] ?? 0],
    ...(purchases ? [['received', integer(), purchases.received] as const] : []),
    ['estimated_price', estimated_price, line['estimated_price']],
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: `${SIDE}px minmax(0, 1fr)`,
          md: `${SIDE}px minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)`,
        },
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Avatar variant="rounded" alt="" {...(picture && { src: picture })} sx={{ inlineSize: SIDE, blockSize: SIDE }}>
        <ImageOutlined />
      </Avatar>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <FieldCell name="stock_item" field={ITEM} value={line['stock_item']} />
        </Box>
        {typeof note === 'string' && note !== '' && (
          <Typography variant="body2" color="textSecondary">
            <bdi>{note}</bdi>
          </Typography>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          ...below,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
          gap: 1,
          m: 0,
          '& dd': { m: 0 },
        }}
      >
        {facts.map(([name, field, value]) => (
          <Fact key={name} about={translate(`fields.${name}`)}>
            <FieldCell name={name} field={field} value={value} />
          </Fact>
        ))}
      </Box>
      <Box sx={below}>{purchases && <Documents documents={purchases.documents} />}</Box>
    </Box>
  );
}
