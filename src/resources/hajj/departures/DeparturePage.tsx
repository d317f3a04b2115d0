import { useParams } from 'react-router';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { saying } from '../dialogs/saying.tsx';
import { Aboard } from './Aboard.tsx';
import { ComeBackDialog } from './ComeBackDialog.tsx';
import { DepartDialog } from './DepartDialog.tsx';

const dialogs = {
  depart: DepartDialog,
  come_back: ComeBackDialog,
  settle_departure: saying('departurePages.about_settle'),
};

/** A departure, with dialogues that name who leaves, who stays and who comes home; and who is on it. */
export function DeparturePage() {
  const { id } = useParams();
  return (
    <>
      <OwnDialogs value={dialogs}>
        <EntityPage />
      </OwnDialogs>
      <Aboard key={id} id={Number(id)} />
    </>
  );
}
