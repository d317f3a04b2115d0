import PostAdd from '@mui/icons-material/PostAddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { pick } from 'es-toolkit';
import { useCanAccess, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { keepTyped } from '#src/authProvider/drafts.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import type { PassengerMatch } from './PassengerMatch.ts';

const { hajj_passenger_info: pilgrim } = entities;

interface LackingInFileProps {
  readonly match: PassengerMatch;
  readonly lacks: NonNullable<PassengerMatch['lacks']>;
  /** What the document says, as a form takes it. */
  readonly draft: Readonly<Record<string, unknown>>;
}

/** What a file leaves open that a document says, and the way to its form with that filled, which is not saved by it. */
export function LackingInFile({ match, lacks, draft }: LackingInFileProps) {
  const { id, name } = match;
  const translate = useTranslate();
  const reader = useReader();
  const recordPath = useRecordPath();
  const { canAccess } = useCanAccess({ resource: pilgrim.route, action: 'edit' });
  const said = ({ field, passport }: (typeof lacks)[number]) => {
    const word = translate(`fields.${field}`);
    return passport ? `${word}: ${valueText(fieldOf(pilgrim, field), passport, reader)}` : word;
  };
  const take = () =>
    keepTyped(
      `${pilgrim.route}/${id}`,
      pick(
        draft,
        lacks.map(one => one.field),
      ),
    );
  return (
    <Alert severity="info">
      {translate('pages.search.lacks')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {lacks.map(one => (
          <li key={one.field}>{said(one)}</li>
        ))}
      </Box>
      {canAccess && (
        <PageButton
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<PostAdd />}

          to={recordPath(pilgrim, { id, given_names: name })}
          onClick={take}
          aria-label={translate('pages.search.take_into_whom', { name })}
          sx={{ mt: 1 }}
        >
          {translate('pages.search.take_into')}
        </PageButton>
      )}
    </Alert>
  );
}
