import Alert from '@mui/material/Alert';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { isTelling, wholeNumber } from '#catalog/engine/texts/numberSpelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useSettled } from '#src/engine/kinds/text/useSettled.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import type { PassengerMatch } from './PassengerMatch.ts';
import { usePassengerSearch } from './usePassengerSearch.ts';

const { hajj_passenger_info: pilgrim } = entities;

/** Score of a number that is the very one. */
const WHOLE = 100;

/** Files that have the very number which stands in a field, of whatever journey. */
function useFilesWith(field: string): readonly PassengerMatch[] {
  const typed = wholeNumber(String(useWatch({ name: field }) ?? ''));
  const { canAccess = false } = useCanAccess({ resource: pilgrim.route, action: 'list' });
  const settled = useSettled(typed);
  const isAsked = canAccess && settled === typed && isTelling(typed);
  const { data } = usePassengerSearch(isAsked ? typed : '');
  if (!isAsked) return [];
  return (data?.pages ?? []).flatMap(page =>
    page.matches.filter(({ matched, score }) => matched === field && score === WHOLE),
  );
}

/** Somebody who has travelled with us has a file, from which their next journey begins; a double of it is told by others. */
export function KnownBefore() {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { errors } = useFormState();
  const [byPassport, byIdentity] = [useFilesWith('passport_number'), useFilesWith('nid_number')];
  const found = errors['passport_number'] || errors['nid_number'] ? [] : [...byPassport, ...byIdentity];
  const [newest] = found.toSorted((one, other) => other.id - one.id);
  if (!newest) return null;
  const { id, name, tracking_no: number } = newest;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <PageButton
          color="inherit"
          size="small"

          to={recordPath(pilgrim, { id }, name)}
          target="_blank"
          aria-label={translate('registeredPages.open_whom', { name })}
        >
          {translate('registeredPages.open')}
        </PageButton>
      }
    >
      {translate('deskPages.known_before', {
        file: `${number ?? `#${id}`} ${name}`,
        step: translate('commands.new_journey'),
      })}
    </Alert>
  );
}
