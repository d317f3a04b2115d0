import Alert from '@mui/material/Alert';
import { useCanAccess, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { requirementStatusOf, type Policy, withoutSeason } from '#catalog/hajj/fly/requirements.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { deskEntity } from './deskEntity.ts';

const fields = ['mahram', 'mahram_relation'];

/** By what the season of the chosen departure judges; undefined while it is not known, or may not be. */
function usePolicy(): Policy | undefined {
  const [id, type] = useWatch({ name: ['season', 'pilgrim_type'] });
  const { canAccess = false } = useCanAccess({ resource: season.route, action: 'show' });
  const isOfSeason = !isBlank(id);
  const { data } = useGetOne<Policy & { readonly id: number }>(
    season.route,
    { id: Number(id) },
    { enabled: isOfSeason && canAccess },
  );
  return isOfSeason ? data : withoutSeason(type === 'umrah' ? 'umrah' : 'hajj');
}

/** Her mahram, of whom the season asks one; without him she is entered all the same, but will not fly. */
export function MahramFields() {
  const translate = useTranslate();
  const policy = usePolicy();
  const [gender, birth_date, departure_date, mahram, relation] = useWatch({
    name: ['gender', 'birth_date', 'departure_date', ...fields],
  });
  if (gender !== 'female') return null;
  const her = { gender, birth_date, departure_date, mahram_found: null, departure_brn: null, is_paid_up: false };
  if (policy && requirementStatusOf('mahram_settled', policy, her) !== 'missing') return null;
  return (
    <>
      <InputGrid entity={deskEntity} names={fields} />
      {policy && (isBlank(mahram) || isBlank(relation)) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('deskPages.mahram_asked')}
        </Alert>
      )}
    </>
  );
}
