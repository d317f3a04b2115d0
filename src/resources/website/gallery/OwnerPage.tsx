import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { GalleryLink } from './GalleryLink.tsx';

/** A record's page with the way to its pictures. */
export const OwnerPage = () => <EntityPage above={<GalleryLink />} />;
