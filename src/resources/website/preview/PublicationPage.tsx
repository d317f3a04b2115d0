import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { PreviewTool } from './PreviewTool.tsx';

/** The page of a record that is published, with its preview. */
export const PublicationPage = () => <EntityPage above={<PreviewTool />} />;

/** A new one, which can be looked at before it is saved. */
export const PublicationCreate = () => <EntityCreate above={<PreviewTool />} />;
