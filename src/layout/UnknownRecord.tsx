import { CanAccess, useGetResourceLabel, useTranslate } from 'react-admin';
import { PageButton } from '../engine/pages/PageButton.tsx';
import { BackToStart } from './BackToStart.tsx';
import { Message } from './Message.tsx';

/** Instead of a page about a record that is not there; `of` is the route of its list, which is the way back. */
export const UnknownRecord = ({ of }: { readonly of: string }) => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (
    <Message title={translate('shell.unknown.title')} advice={translate('shell.unknown.advice')}>
      <CanAccess resource={of} action="list" accessDenied={<BackToStart />}>
        <PageButton to={`/apps/${of}`} variant="contained">
          {translate('shell.unknown.back', { name: labelOf(of, 2) })}
        </PageButton>
      </CanAccess>
    </Message>
  );
};
