import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { Section } from '#src/engine/pages/Section.tsx';
import { type CheckGroup, ofGroup, type Verification } from '#catalog/ledger/bookChecks.ts';
import { CheckLine } from './CheckLine.tsx';

interface Props {
  readonly group: CheckGroup;
  readonly verification: Verification;
}

/** The checks of a group, under its name; nothing where a verification of an earlier version asked none of them. */
export function CheckList({ group, verification: { checks } }: Props) {
  const translate = useTranslate();
  const results = ofGroup(group, checks);
  if (results.length === 0) return null;
  return (
    <Section title={translate(`booksVerified.groups.${group}`)} variant="h6" sx={{ display: 'grid', gap: 1 }}>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {results.map(result => (
          <CheckLine key={result.check} group={group} result={result} />
        ))}
      </Card>
    </Section>
  );
}
