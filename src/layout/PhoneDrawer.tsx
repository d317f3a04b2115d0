import Drawer from '@mui/material/Drawer';
import { sidebar } from '../theme/themes.ts';
import { Navigation } from './Navigation.tsx';

interface PhoneDrawerProps {
  readonly onClose: () => void;
}

/** The navigation over the page, as long as it is wanted. */
export const PhoneDrawer = ({ onClose }: PhoneDrawerProps) => (
  <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: sidebar.width } } }}>
    <Navigation folded={false} onChoose={onClose} />
  </Drawer>
);
