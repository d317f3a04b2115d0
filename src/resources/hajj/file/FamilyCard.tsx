import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { FileCard } from './FileCard.tsx';

const { hajj_passenger_info: pilgrim } = entities;

function Told({ file, name }: { readonly file: RaRecord; readonly name: string }) {
  const translate = useTranslate();
  if (isBlank(file[name])) return null;
  return (
    <Typography variant="body2">
      {translate(`fields.${name}`)}: <FieldCell name={name} field={fieldOf(pilgrim, name)} value={file[name]} />
    </Typography>
  );
}

/** Whether they are who speaks for the family, where its reader may know. */
function Leads({ file, family }: { readonly file: RaRecord; readonly family: number }) {
  const translate = useTranslate();
  const knows = allowed(usePrincipal(), entities.family, 'show');
  const { data } = useGetOne(entities.family.route, { id: family }, { enabled: knows });
  if (data?.['leader'] !== file.id) return null;
  return <Typography variant="body2">{translate('filePages.leads_family')}</Typography>;
}

/** With whom somebody travels: the family, who speaks for it, and the man who answers for her. */
export function FamilyCard({ file }: { readonly file: RaRecord }) {
  const translate = useTranslate();
  const { family, mahram, mahram_waiver: waiver } = file;
  if (![family, mahram, waiver].some(Boolean)) return <FileCard title="sections.family" empty="filePages.no_family" />;
  return (
    <FileCard title="sections.family">
      <Told file={file} name="family" />
      {typeof family === 'number' && <Leads file={file} family={family} />}
      <Told file={file} name="mahram" />
      <Told file={file} name="mahram_relation" />
      <Told file={file} name="mahram_waiver" />
      {typeof family === 'number' && (
        <PageButton size="small" to={listPath(pilgrim, { filter: { family } })} sx={{ mt: 0.5 }}>
          {translate('filePages.members')}
        </PageButton>
      )}
    </FileCard>
  );
}
