import Print from '@mui/icons-material/PrintOutlined';
import { useCreatePath, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { openDialog } from '#src/engine/messages/dialog.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { paperAt } from '../../papers/paperAt.ts';

const { refund } = entities;

/** The way to a refund, and to its receipt, which is printed as soon as it stands. */
function Ways({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <>
      <PageButton to={createPath({ resource: refund.route, type: 'edit', id })}>
        {translate('paymentPages.open_refund')}
      </PageButton>
      <PageButton
        variant="contained"
        startIcon={<Print />}

        to={paperAt('refund', id)}
        state={{ print: true }}
      >
        {translate('paymentPages.print_receipt')}
      </PageButton>
    </>
  );
}

/** Offers the receipt of a refund that was given, to whoever may see it. */
export function useRefundOffer() {
  const translate = useTranslate();
  const who = usePrincipal();
  return (id: unknown): void => {
    // The frame shows it: the button that asked is gone once nothing is left to give back.
    if (typeof id === 'number' && allowed(who, refund, 'show'))
      openDialog({
        title: 'paymentPages.refunded',
        children: translate('paymentPages.refund_ready'),
        actions: <Ways id={id} />,
        options: { maxWidth: 'xs' },
      });
  };
}
