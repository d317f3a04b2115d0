import Print from '@mui/icons-material/PrintOutlined';
import Typography from '@mui/material/Typography';
import { omit, pick } from 'es-toolkit';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { movePassport } from '#catalog/hajj/custody/movePassport.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { BulkDialog } from '#src/engine/bulk/BulkDialog.tsx';
import { begun, commandForm } from '#src/engine/commands/commandForm.ts';
import { LeaveGuard } from '#src/engine/editing/LeaveGuard.tsx';
import { recordErrors } from '#src/engine/editing/recordErrors.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import type { PanelProps } from '#src/engine/panels/LazyTool.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { slipPath } from './slipPath.ts';

const plain = commandForm(movePassport);
const ofLost = commandForm({ ...movePassport, reason: true });
const toAgent: Entity = {
  ...plain,
  fields: { ...plain.fields, holder: { ...movePassport.input.holder, required: true } },
};

/** What is asked by where they go: an agent is named, and what is lost has its reason. */
const formTo = (place: unknown): Entity => (place === 'lost' ? ofLost : place === 'with_agent' ? toAgent : plain);

/** The way to the paper that both sign, of those that were handed over. */
function SlipLink({ ids }: { readonly ids: readonly Identifier[] }) {
  const translate = useTranslate();
  if (ids.length === 0) return null;
  return (
    <PageButton startIcon={<Print />} to={slipPath(ids)}>
      {translate('passport_slip')}
    </PageButton>
  );
}

function Asked({ today, onClose }: PanelProps & { readonly today: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const asked = useForm<Record<string, unknown>>({ mode: 'onTouched', defaultValues: begun(plain, today, undefined) });
  const told = useWatch({ control: asked.control });
  const form = formTo(told['custody_to']);
  const run = async (ids: readonly Identifier[]) => {
    const input = pick(told, Object.keys(omit(form.fields, ['reason'])));
    const { reason } = told;
    return dataProvider.performMany(movePassport.entity.route, {
      command: movePassport,
      ids,
      input,
      ...('reason' in form.fields && typeof reason === 'string' && { reason: reason.trim() }),
    });
  };
  return (
    <BulkDialog
      title="custodyPages.move"
      confirm="custodyPages.open"
      ready={recordErrors(form, told, { today }).length === 0}
      {...(told['custody_to'] !== 'lost' && { after: SlipLink })}
      run={run}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{translate('custodyPages.about')}</Typography>
      <FormProvider {...asked}>
        <InputGrid entity={form} names={Object.keys(form.fields)} />
        <LeaveGuard />
      </FormProvider>
    </BulkDialog>
  );
}

/** Moves the passports of the selected pilgrims; one that cannot go there stays, and says so. */
export function MovePassports({ onClose }: PanelProps) {
  const today = useToday();
  return today === undefined ? null : <Asked today={today} onClose={onClose} />;
}
