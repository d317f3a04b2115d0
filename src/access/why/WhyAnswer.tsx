import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { role } from '../../../catalog/access/role.ts';
import type { Right } from './rights.ts';

interface WhyAnswerProps {
  readonly user: RaRecord;
  readonly name: string;
  readonly right: Right;
}

/** The answer in words, and where to mend what is missing. */
export function WhyAnswer({ user, name, right }: WhyAnswerProps) {
  const translate = useTranslate();
  const mend = right.because === 'no_permission' && user['role'] && (
    <Button color="inherit" component={LinkBase} to={`/apps/${role.route}/${String(user['role'])}`}>
      {translate('accessPages.why.mend_role')}
    </Button>
  );
  return (
    <Alert severity={right.allowed ? 'success' : 'warning'} action={mend}>
      <strong>{translate(right.allowed ? 'accessPages.why.yes' : 'accessPages.why.no')}</strong>{' '}
      {translate(`accessPages.why.${right.because}`, { name, role: right.role ?? '', permission: right.permission })}
    </Alert>
  );
}
