import { useLocation } from 'react-router';
import { reportAt } from '../../catalog/registry/reports.ts';
import { sectionAt } from '../layout/navigation/sections.ts';
import { modules } from './modules.ts';

const all = modules.flatMap(({ marks = {} }) => Object.entries(marks));

/** What the module has beside the titles of its pages, whose list, record or report is shown. */
export function ModuleMarks() {
  const { pathname } = useLocation();
  const module = sectionAt(pathname)?.name ?? reportAt(pathname.replace(/^\/apps\//, ''))?.module;
  return all.filter(([name]) => name === module).map(([name, Mark]) => <Mark key={name} />);
}
