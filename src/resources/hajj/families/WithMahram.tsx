import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';

/** Stands where the name does, which is a link, whatever the order of the words is. */
const NAME = '\u0000';

/** With whom she travels, as one says it. */
export function WithMahram({ member: { mahram, mahram_relation: kin } }: { readonly member: FamilyFile }) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  if (!mahram) return null;
  const [before, after] = translate(`familyPages.with.${kin ?? 'somebody'}`, { name: NAME }).split(NAME);
  return (
    <Typography variant="body2" component="div">
      {before}
      <PageLink to={recordPath(entities.hajj_passenger_info, { id: mahram.id }, mahram.name)}>
        <bdi>{mahram.name}</bdi>
      </PageLink>
      {after}
    </Typography>
  );
}
