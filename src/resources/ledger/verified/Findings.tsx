import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import type { CheckResult, Finding } from '#catalog/ledger/bookChecks.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { DASH } from '#src/engine/kinds/blank.ts';

/** What breaks a rule; it leads to its record, where there is one. */
function Where({ finding: { entity, record, reference } }: { readonly finding: Finding }) {
  const target = entityList.find(({ name }) => name === entity);
  const text = <bdi>{reference ?? (record === null ? DASH : `#${record}`)}</bdi>;
  if (!target || record === null) return text;
  return (
    <Link component={LinkBase} to={`/apps/${target.route}/${record}`}>
      {text}
    </Link>
  );
}

/** The rows that break a rule, each with what was found in the place of what was expected. */
export function Findings({ result: { check, findings, problems } }: { readonly result: CheckResult }) {
  const translate = useTranslate();
  const heads = ['what', 'expected', 'found'] as const;
  return (
    // Whoever has no mouse scrolls it by its keys.
    <TableContainer tabIndex={0} component="section" aria-label={translate(`booksVerified.checks.${check}`)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {heads.map(head => (
              <TableCell key={head}>{translate(`booksVerified.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
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
        </TableBody>
      </Table>
      {problems > findings.length && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
          {translate('booksVerified.first_of', { count: findings.length, total: problems })}
        </Typography>
      )}
    </TableContainer>
  );
}
