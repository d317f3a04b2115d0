import { changeSettings, settings, useSettings } from '../../settings/settings.ts';

/** Whether the navigation is folded; a setting, so that it is kept. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const folded = useSettings(({ layout }) => layout.config.navbar.folded);
  const setFolded = (wanted: boolean) => {
    const { layout } = settings();
    changeSettings({
      layout: { ...layout, config: { ...layout.config, navbar: { ...layout.config.navbar, folded: wanted } } },
    });
  };
  return [folded, setFolded];
}
