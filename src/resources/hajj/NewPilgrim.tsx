import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { PageButton } from '../../engine/pages/PageButton.tsx';
import { keepTyped } from '../../authProvider/drafts.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { ZoneFormat } from '#catalog/hajj/zones/format.ts';

const { route } = hajjPassengerInfo;

interface NewPilgrimProps {
  /** What a document says; it goes on in this page alone: the history of the browser outlives its user. */
  readonly draft?: Readonly<Record<string, unknown>>;
  readonly from?: ZoneFormat['document'];
}

/** The way to a new pilgrim's form, for who may enter one. */
export function NewPilgrim({ draft, from = 'passport' }: NewPilgrimProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: route, action: 'create' });
  if (!canAccess) return null;
  return (
    <PageButton
      variant="outlined"
      startIcon={<PersonAdd />}

      to={createPath({ resource: route, type: 'create' })}
      {...(draft && { onClick: () => keepTyped(`${route}/create`, draft) })}
      sx={{ justifySelf: 'start' }}
    >
      {translate(draft ? `pages.search.create_from.${from}` : 'pages.search.create')}
    </PageButton>
  );
}
