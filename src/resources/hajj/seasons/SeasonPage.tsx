import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { DeadlineDays } from './DeadlineDays.tsx';
import { PlacesTaken } from './PlacesTaken.tsx';

const Above = () => (
  <>
    <PlacesTaken />
    <DeadlineDays />
  </>
);

/** A season, how many of its places are taken, and what has to be done by when. */
export const SeasonPage = () => <EntityPage above={<Above />} aboveReading={<Above />} />;
