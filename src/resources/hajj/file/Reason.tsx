import { useTranslate } from 'react-admin';
import { aboutWhom, type Obstacle } from '#catalog/engine/violations/violation.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

interface ReasonProps {
  readonly reason: Obstacle;
  readonly to: string | undefined;
}

/** Why a step waits, as the way to what mends it. */
export function Reason({ reason: { code, words, params, of }, to }: ReasonProps) {
  const translate = useTranslate();
  const said = aboutWhom({ of }, translate(`violations.${words ?? code}`, violationArgs(params, translate)));
  if (to === undefined) return said;
  return (
    <PageLink to={to} sx={{ display: 'inline-block' }}>
      {said}
    </PageLink>
  );
}
