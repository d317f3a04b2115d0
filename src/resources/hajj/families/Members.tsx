import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { uniq } from 'es-toolkit';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '#src/engine/kinds/number/countText.ts';
import { FamilyHead } from './FamilyHead.tsx';
import { FamilySteps } from './FamilySteps.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { FamilyAnswer } from '#catalog/hajj/families/FamilyAnswer.ts';

/** How somebody joins a family that nobody is of, or those of other branches whom its reader may not know. */
function NobodyHere({ hidden }: { readonly hidden: number }) {
  const translate = useTranslate();
  if (hidden > 0) return null;
  return (
    <Box component="output" sx={{ display: 'block', p: 2, textAlign: 'center' }}>
      <Typography>{translate('familyPages.empty')}</Typography>
      <Typography color="textSecondary">{translate('familyPages.how')}</Typography>
    </Box>
  );
}

/** Who is of a family, and the steps for all of them or for those who are selected. */
export function Members({ family }: { readonly family: FamilyAnswer }) {
  const translate = useTranslate();
  const forms = useWrittenForms();
  const titleId = useId();
  const { members, hidden } = family;
  const [picked, pick] = useState<readonly number[]>([]);
  const selected = members.filter(one => picked.includes(one.id));
  const isAll = selected.length === members.length;
  const hasSeason = uniq(members.map(one => one.season)).length > 1;
  const toggle = (id: number) => pick(now => (now.includes(id) ? now.filter(one => one !== id) : [...now, id]));
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 2, overflow: 'visible' }}>
      <FamilyHead family={family}>
        <FamilySteps family={family} members={selected.length > 0 ? selected : members} />
      </FamilyHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 2 }}>
        <Typography id={titleId} variant="subtitle1" component="h3">
          {translate('familyPages.members')}
          {members.length > 0 && ` · ${countText(members.length, forms)}`}
        </Typography>
        {members.length > 1 && (
          <>
            <FormControlLabel
              label={translate('familyPages.select_all')}
              control={
                <Checkbox
                  checked={isAll}
                  indeterminate={!isAll && selected.length > 0}
                  onChange={() => pick(isAll ? [] : members.map(one => one.id))}
                />
              }
            />
            <Typography variant="body2" color="textSecondary" component="output">
              {selected.length === 0
                ? translate('familyPages.for_all')
                : translate('familyPages.for_selected', { smart_count: selected.length })}
            </Typography>
          </>
        )}
      </Box>
      {members.length === 0 && <NobodyHere hidden={hidden} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {members.map(member => (
          <MemberRow
            key={member.id}
            member={member}
            family={family}
            isSelected={picked.includes(member.id)}
            hasSeason={hasSeason}
            onToggle={() => toggle(member.id)}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Alert severity="info" sx={{ m: 1 }}>
          {translate('familyPages.hidden', { smart_count: hidden })}
        </Alert>
      )}
    </Card>
  );
}
