import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { keysOpen } from '../../keys/keysOpen.ts';
import { sidePanel } from '../../sidePanel.ts';
import { useFullscreen } from '../../toolbar/useFullscreen.ts';
import { useLight } from '../../toolbar/useLight.ts';
import { task } from '#catalog/support/tasks/task.ts';
import { INBOX_PATH } from '#catalog/engine/mail.ts';
import { PROFILE } from '#src/authProvider/returnPath.ts';
import type { Suggestion } from './Suggestion.ts';

/** A new task about the page in view. */
const aboutPage = (page: string): string => `/apps/${task.route}/create?about=${encodeURIComponent(page)}`;

/** What the toolbar and its menus offer, by the names that they have there. */
export function useTools(): readonly Omit<Suggestion, 'group'>[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [dark, turnLight] = useLight();
  const [full, turnFull] = useFullscreen();
  const tool = (id: string, title: string, choose: () => void) => ({
    id: `tool ${id}`,
    title: translate(title),
    choose,
  });
  const light = tool('light', dark ? 'navigation.light' : 'navigation.dark', turnLight);
  return [
    tool('profile', 'navigation.user.profile', () => void navigate(PROFILE)),
    tool('inbox', 'navigation.user.inbox', () => void navigate(INBOX_PATH)),
    tool('task', 'navigation.user.task', () => void navigate(aboutPage(pathname))),
    tool('quick', 'navigation.quickPanel', () => sidePanel.set('quick')),
    tool('passengers', 'navigation.passengers.label', () => void navigate('/apps/passenger/search')),
    // Whoever looks for the dark finds the way out of it as well.
    { ...light, also: `${translate('navigation.light')} ${translate('navigation.dark')}` },
    tool('keys', 'navigation.keys.title', () => keysOpen.set(true)),
    tool('settings', 'settings.title', () => sidePanel.set('settings')),
    tool('schemes', 'settings.schemes.title', () => sidePanel.set('schemes')),
    ...(document.fullscreenEnabled
      ? [tool('fullscreen', full ? 'navigation.fullscreen.leave' : 'navigation.fullscreen.enter', turnFull)]
      : []),
  ];
}
