import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import type { Verdict } from '#catalog/engine/access/verdict.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { readMenu } from '#src/layout/navigation/readMenu.ts';
import { visibleTo } from '#src/layout/navigation/visibleTo.ts';
import { roleMenuPath } from '../menus/roleMenuPath.ts';
import { Answer, type Mend } from './Answer.tsx';
import type { Subject } from './Subject.ts';
import { whyEntry } from './whyEntry.ts';

interface NavigationAnswerProps {
  readonly user: RaRecord;
  readonly name: string;
  readonly subject: Exclude<Subject, { kind: 'records' }>;
  /** Any verdict about the user: it tells whether they are active, an administrator, and of which role. */
  readonly verdict: Verdict;
}

function useMenuOf(role: unknown) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['menu', 'role', role],
    queryFn: ({ signal }) =>
      dataProvider.ask<unknown>(`${mount('menu_item')}/nested_menu_item_by_role_id/${String(role)}`, { signal }),
    enabled: Boolean(role),
    staleTime: 0,
  });
}

/** Why the navigation shows a page or an entry to a user, or does not. */
export function NavigationAnswer({ user, name, subject, verdict }: NavigationAnswerProps) {
  const translate = useTranslate();
  const { data, isLoading } = useMenuOf(subject.kind === 'entry' && user['role']);
  if (isLoading) return <LoadingPage />;
  const say = (reason: string) => translate(`accessPages.why.${reason}`, { name, role: verdict.role ?? '' });
  const account = { word: 'mend_account', to: `/apps/${entities.user.route}/${user.id}` };
  const role = verdict.because === 'admin' ? 'admin' : (verdict.role?.toLowerCase() ?? null);
  if (verdict.because === 'inactive')
    return (
      <Answer verdict="no" mends={[account]}>
        {say('inactive')}
      </Answer>
    );
  if (subject.kind === 'page') {
    const shown = visibleTo('auth' in subject.page ? subject.page.auth : undefined, role);
    return (
      <Answer verdict={shown ? 'yes' : 'no'} mends={[!shown && account]}>
        {say(shown ? 'page_shown' : 'page_closed')}
      </Answer>
    );
  }
  if (!user['role'])
    return (
      <Answer verdict="no" mends={[account]}>
        {say('entry_no_role')}
      </Answer>
    );
  const reason = whyEntry(subject.node, readMenu(data), role);
  const mends: readonly (Mend | false)[] = [
    reason === 'entry_unticked' && { word: 'mend_menu', to: roleMenuPath(Number(user['role'])) },
    reason !== 'entry_unticked' && {
      word: 'mend_entry',
      to: `/apps/${entities.menu_item.route}/${subject.node.id.replace('menu-', '')}`,
    },
  ];
  return (
    <Answer verdict={reason === 'entry_shown' ? 'yes' : 'no'} mends={reason === 'entry_shown' ? [] : mends}>
      {say(reason)}
    </Answer>
  );
}
