import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { type Identifier, useCanAccess, useGetList } from 'react-admin';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import { party } from '#catalog/ledger/chart/party.ts';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { statementPath } from './statementPath.ts';

interface StatementLinkProps {
  readonly party: Identifier;
  /** Key of its words. */
  readonly label?: string;
}

/** The way to the statement of a party, for whoever reads the ledger. */
export function StatementLink({ party: id, label = 'statement.title' }: StatementLinkProps) {
  const { canAccess } = useCanAccess({ resource: accountLog.route, action: 'list' });
  if (!canAccess) return null;
  return <ToolLink icon={<ReceiptLong />} to={statementPath(id)} label={label} />;
}

const one = { pagination: { page: 1, perPage: 1 } };

function useAskedParty(source: string, id: Identifier) {
  const { canAccess } = useCanAccess({ resource: party.route, action: 'list' });
  const { data, isLoading } = useGetList(
    party.route,
    { ...one, filter: { source_type: source, source_id: id } },
    { enabled: canAccess === true, staleTime: 60_000 },
  );
  return { found: data?.[0], isLoading };
}

/** Whoever is a party by their own record, such as a customer. */
export const usePartyOfPerson = (source: string, id: Identifier) => useAskedParty(source, id).found;

/** The way to the statement of such a party. */
export function StatementOfPerson({ source, id }: { readonly source: string; readonly id: Identifier }) {
  const { found, isLoading } = useAskedParty(source, id);
  if (found) return <StatementLink party={found.id} />;
  // Its place is kept, so that what stands before it does not move.
  return isLoading ? (
    <Box component="span" aria-hidden inert sx={{ visibility: 'hidden' }}>
      <StatementLink party={id} />
    </Box>
  ) : null;
}
