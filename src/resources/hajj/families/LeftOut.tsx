import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { listText } from '#src/engine/kinds/valueText.ts';

interface LeftOutProps {
  /** Key of why. */
  readonly why: string;
  readonly members: readonly FamilyFile[];
}

/** Those of a family whom a step is not about, by name. */
export function LeftOut({ why, members }: LeftOutProps) {
  const translate = useTranslate();
  const { locale } = useReader();
  if (members.length === 0) return null;
  const names = listText(
    members.map(one => one.name),
    locale,
  );
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(why)}: <bdi>{names}</bdi>
    </Alert>
  );
}
