import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type Action, actions } from '#catalog/engine/policies.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { NavigationAnswer } from './NavigationAnswer.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { RecordsAnswer } from './RecordsAnswer.tsx';
import { RightsTable } from './RightsTable.tsx';
import { SubjectPicker } from './SubjectPicker.tsx';
import { useSubjects } from './useSubjects.ts';
import { useVerdicts } from './useVerdicts.ts';

interface WhyQuestionsProps {
  readonly user: RaRecord;
  readonly name: string;
}

/** What is asked: about what, to do what, and of which single record if of one. */
function useQuestion() {
  const subjects = useSubjects();
  const [key, setKey] = useState('');
  const [action, setAction] = useState<Action>('list');
  const [record, setRecord] = useState<RaRecord | null>(null);
  const subject = subjects?.find(one => one.key === key) ?? subjects?.[0];
  const about = (next: string) => {
    setKey(next);
    if (next !== subject?.key) setRecord(null);
  };
  return { subjects, subject, about, action, setAction, record, setRecord };
}

/** Answers why a user can, or cannot, see and do something, and shows everything at a glance. */
export function WhyQuestions({ user, name }: WhyQuestionsProps) {
  const translate = useTranslate();
  const answer = useRef<HTMLDivElement>(null);
  const { subjects, subject, about, action, setAction, record, setRecord } = useQuestion();
  const entity = subject?.kind === 'records' ? subject.entity : undefined;
  // Whoever creates a record has none yet.
  const single = entity && action !== 'create' ? record : null;
  const all = useVerdicts(user);
  const one = useVerdicts(user, entity?.name, single ? Number(single.id) : undefined);
  const error = all.error ?? one.error;
  if (error) return <RetryAlert onRetry={all.refetch}>{translate('accessPages.why.failed')}</RetryAlert>;
  if (!all.data || !subjects || !subject) return <LoadingPage />;
  const verdict = (single ? one.data : all.data)?.find(
    given => given.entity === (entity?.name ?? given.entity) && given.action === action,
  );
  const show = (next: string, what: Action) => {
    about(next);
    setAction(what);
    answer.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr 2fr' } }}>
        <SubjectPicker subjects={subjects} value={subject} onChange={({ key }) => about(key)} />
        {entity && (
          <ChoiceBox
            label={translate('accessPages.why.action')}
            value={action}
            onChoose={setAction}
            options={actions.map(given => [given, translate(`accessPages.matrix.${given}`)] as const)}
          />
        )}
        {entity && action !== 'create' && (
          <RecordPicker key={entity.name} entity={entity} value={record} onChange={setRecord} />
        )}
      </Box>
      <Box ref={answer} aria-live="polite" sx={{ scrollMarginBlock: 80 }}>
        {verdict && subject.kind === 'records' && <RecordsAnswer user={user} name={name} verdict={verdict} />}
        {verdict && subject.kind !== 'records' && (
          <NavigationAnswer user={user} name={name} subject={subject} verdict={verdict} />
        )}
        {!verdict && <LoadingPage />}
      </Box>
      <Typography variant="h6" component="h2">
        {translate('accessPages.why.every')}
      </Typography>
      <RightsTable verdicts={all.data} onAsk={show} />
    </Box>
  );
}
