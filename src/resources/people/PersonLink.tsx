import Hub from '@mui/icons-material/HubOutlined';
import { Translate, useTranslate } from 'react-admin';
import type { ExtraProps } from '../../engine/entity/recordExtras.ts';
import { rootOf } from '#catalog/engine/defineEntity.ts';
import { StatementOfPerson } from '../bills/statement/StatementLink.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { personPath } from './personPath.ts';

/** Head of the column of these ways. */
export function PersonColumn() {
  const translate = useTranslate();
  return <Hub fontSize="small" color="disabled" titleAccess={translate('person.open')} sx={{ display: 'block' }} />;
}

/** The way from a person's record to everything about them. */
export function PersonLink({ record, place }: ExtraProps) {
  const entity = useEntity();
  const to = personPath(entity.name, record.id);
  if (place === 'page') {
    return (
      <>
        {/* All files of a pilgrim are one payer, that of the first of them. */}
        <StatementOfPerson source={rootOf(entity).name} id={Number(record['first_file'] ?? record.id)} />
        <PageButton size="small" to={to} startIcon={<Hub />}>
          <Translate i18nKey="person.open" />
        </PageButton>
      </>
    );
  }
  return (
    <ToolButton
      label="person.open_of"
      options={{ name: titleOf(entity, record) }}
      size="small"
      color="default"
      to={to}
      onClick={event => event.stopPropagation()}
    >
      <Hub fontSize="small" />
    </ToolButton>
  );
}
