import { Notification } from 'react-admin';

/** Six seconds at the top centre, as the specification has it (section 9). */
const HIDE_AFTER = 6000;

/** Messages, one after the other. */
export const Snackbars = () => <Notification autoHideDuration={HIDE_AFTER} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
