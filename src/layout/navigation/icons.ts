import Assessment from '@mui/icons-material/AssessmentOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import { entityIcons } from '../entityIcons.ts';
import { moduleIcons } from './moduleIcons.ts';

/** Every picture of the navigation: of lists, of modules, and of pages that are neither. */
export const icons = {
  entities: entityIcons,
  modules: moduleIcons,
  own: { dashboard: Dashboard, roleMenus: Checklist, mail: Mail, reports: Assessment },
} as const;
