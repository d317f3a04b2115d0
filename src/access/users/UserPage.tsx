import { EntityPage } from '../../crud/form/EntityPage.tsx';
import { UserSteps } from './UserSteps.tsx';

/** A user's record with what an administrator does about the account. */
export const UserPage = () => <EntityPage above={<UserSteps />} />;
