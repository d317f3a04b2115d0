import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { useCreatePath, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { allowed } from '#catalog/engine/access/access.ts';
import type { FamilyAnswer } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { originAt } from '#src/engine/crud/list/WayBack.tsx';
import { useKeyOf } from '#src/engine/keys/useKeyOf.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { besideAt, tripFrom } from '../desk/besideAt.ts';

const { hajj_passenger_info: pilgrim } = entities;

/**
 * To the desk, where the next one begins as one of this family; of a family without members to the file alone, since
 * nobody is there whom they could be told to be with.
 */
export function RegisterLink({ family }: { readonly family: FamilyAnswer }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const location = useLocation();
  const key = useKeyOf('new');
  if (!allowed(usePrincipal(), pilgrim, 'create')) return null;
  const path = createPath({ resource: pilgrim.route, type: 'create' });
  const [first] = family.members;
  const alone = `?source=${encodeURIComponent(JSON.stringify({ family: family.id }))}`;
  return (
    <PageButton
      {...key}
      size="small"
      startIcon={<PersonAdd />}

      to={first ? path : `${path}${alone}`}
      state={{ ...originAt(location, family.name), ...(first && { ...besideAt(first), ...tripFrom(family.members) }) }}
    >
      {translate('familyPages.register')}
    </PageButton>
  );
}
