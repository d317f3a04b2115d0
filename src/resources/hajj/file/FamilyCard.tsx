import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { listPath } from '#src/engine/crud/list/listPath.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
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

/** With whom somebody travels: the family, who speaks for it, and the man who answers for her. */
export function FamilyCard({ file }: { readonly file: RaRecord }) {
  const translate = useTranslate();
  const { family_code: code, mahram, is_group_leader: leads, mahram_waiver: waiver } = file;
  if (![code, mahram, leads, waiver].some(Boolean))
    return <FileCard title="sections.family" empty="filePages.no_family" />;
  return (
    <FileCard title="sections.family">
      <Told file={file} name="family_code" />
      {leads === true && <Typography variant="body2">{translate('fields.is_group_leader')}</Typography>}
      <Told file={file} name="mahram" />
      <Told file={file} name="mahram_relation" />
      <Told file={file} name="mahram_waiver" />
      {typeof code === 'string' && code !== '' && (
        <Button
          size="small"
          component={LinkBase}
          to={listPath(pilgrim, { filter: { family_code: code } })}
          sx={{ mt: 0.5 }}
        >
          {translate('filePages.members')}
        </Button>
      )}
    </FileCard>
  );
}
