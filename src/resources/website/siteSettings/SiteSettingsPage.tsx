import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { SitePreview } from './SitePreview.tsx';

/** The agency's settings, with what becomes of them shown while they are typed. */
export const SiteSettingsPage = () => <EntityPage above={<SitePreview />} />;

export const SiteSettingsCreate = () => <EntityCreate above={<SitePreview />} />;
