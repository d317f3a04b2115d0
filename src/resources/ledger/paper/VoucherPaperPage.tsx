import { useCreatePath, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { entities } from '#catalog/registry/entities.ts';
import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { PaperOnScreen } from '../../papers/PaperOnScreen.tsx';
import { isVoucher } from '../documents/accountsDocument.ts';
import { NewDocument } from '../documents/NewDocument.tsx';
import { printedAt } from '../documents/paperPath.ts';

const VoucherInstead = onDemand(async () => (await import('./VoucherInstead.tsx')).VoucherInstead, placeholder(480));

/** A voucher of any kind, ready for the printer. */
export function VoucherPaperPage() {
  const { documentId = '' } = useParams();
  const { pathname } = useLocation();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const at = printedAt(pathname);
  const name = at !== undefined && isVoucher(at) ? at : 'payment_voucher';
  const id = Number(documentId);
  return (
    <>
      <Heading title={translate(`entities.${name}`, { smart_count: 1 })} about={`#${documentId}`} />
      <PaperOnScreen
        key={pathname}
        kind={name}
        id={id}
        backTo={createPath({ resource: entities[name].route, type: 'edit', id })}
        back="voucherPages.paper.back"
        tools={<NewDocument name={name} />}
      >
        {wish => <VoucherInstead name={name} id={id} {...wish} />}
      </PaperOnScreen>
    </>
  );
}
