import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CheckResult, Finding } from '#catalog/ledger/bookChecks.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { DASH } from '#src/engine/kinds/blank.ts';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

/** What breaks a rule; it leads to its record, where there is one. */
function Where({ finding: { entity, record, reference } }: { readonly finding: Finding }) {
  const target = entityList.find(({ name }) => name === entity);
  const text = <bdi>{reference ?? (record === null ? DASH : `#${record}`)}</bdi>;
  if (!target || record === null) return text;
  return <PageLink to={`/apps/${target.route}/${record}`}>{text}</PageLink>;
}

/** The rows that break a rule, each with what was found in the place of what was expected. */
export function Findings({ result: { check, findings, problems } }: { readonly result: CheckResult }) {
  const translate = useTranslate();
  return (
    // Whoever has no mouse scrolls it by its keys.
    <TableContainer tabIndex={0} component="section" aria-label={translate(`booksVerified.checks.${check}`)}>
      <HeadedTable heads={['what', 'expected', 'found'].map(head => `booksVerified.${head}`)}>
        {findings.map((finding, at) => (
          // Two findings may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <TableRow key={at} hover>
            <TableCell>
              <Where finding={finding} />
            </TableCell>
            <TableCell>
              <bdi>{finding.expected ?? DASH}</bdi>
            </TableCell>
            <TableCell>
              <bdi>{finding.found ?? DASH}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </HeadedTable>
      {problems > findings.length && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {translate('booksVerified.first_of', { count: findings.length, total: problems })}
        </Typography>
      )}
    </TableContainer>
  );
}
