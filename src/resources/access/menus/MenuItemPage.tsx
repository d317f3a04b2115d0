import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { MenuItemForm } from './MenuItemForm.tsx';

/** An entry that the agency adds to the navigation. */
export const MenuItemPage = () => <EntityPage body={<MenuItemForm />} />;

/** A new one. */
export const MenuItemCreate = () => <EntityCreate body={<MenuItemForm />} />;
