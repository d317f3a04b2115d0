import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { PlacesTaken } from './PlacesTaken.tsx';

/** A season, and how many of its places are taken. */
export const SeasonPage = () => <EntityPage above={<PlacesTaken />} />;
