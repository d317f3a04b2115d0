import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Star from '@mui/icons-material/StarOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import type { FamilyAnswer, FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';

const StepDialog = overlay(async () => (await import('./StepDialog.tsx')).StepDialog);

const { family: kindred, hajj_passenger_info: pilgrim } = entities;

interface MemberStepsProps {
  readonly member: FamilyFile;
  readonly family: FamilyAnswer;
}

/** What becomes of one member: they lead the family, or leave it. */
export function MemberSteps({ member: { id, name, is_leader: leads }, family }: MemberStepsProps) {
  const translate = useTranslate();
  const who = usePrincipal();
  const [step, ask] = useState<'lead' | 'leave'>();
  const isAlone = family.members.length + family.hidden === 1;
  const steps = {
    lead: { resource: kindred.route, id: family.id, data: { leader: id } },
    leave: { resource: pilgrim.route, id, data: { family: null } },
  };
  const tool = { size: 'small', 'aria-haspopup': 'dialog', options: { name } } as const;
  return (
    <>
      {!leads && allowed(who, kindred, 'edit') && (
        <ToolButton {...tool} label="familyPages.lead_of" onClick={() => ask('lead')}>
          <Star fontSize="small" />
        </ToolButton>
      )}
      {allowed(who, pilgrim, 'edit') && (
        <ToolButton {...tool} label="familyPages.leave_of" onClick={() => ask('leave')}>
          <PersonRemove fontSize="small" />
        </ToolButton>
      )}
      {step && (
        <StepDialog
          title={`familyPages.${step}`}
          text={translate(`familyPages.about_${step}`, { name })}
          bar={step === 'leave' && leads && !isAlone ? 'violations.leader_leaves' : undefined}
          change={steps[step]}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
