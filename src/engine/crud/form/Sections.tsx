import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { InputGrid } from '../../kinds/InputGrid.tsx';
import { useEntity } from '../../entity/useEntity.ts';

type Section = readonly [string, readonly string[]];

/** The field that the address names behind `#`, if this form has it, and its section. It gets the focus. */
function useNamedField(sections: readonly Section[]) {
  const place = useLocation();
  const { setFocus } = useFormContext();
  const index = sections.findIndex(([, names]) => names.includes(place.hash.slice(1)));
  // A link to the same field that is pressed again leads there again.
  useEffect(() => {
    if (index < 0) return;
    const name = place.hash.slice(1);
    setFocus(name);
    // Where a picture is dropped is no input that the form knows.
    document.querySelector<HTMLElement>(`.ra-input-${name} .RaFileInput-dropZone`)?.focus();
  }, [index, place, setFocus]);
  return { place, index };
}

/** The tab in view and those already seen, whose inputs stay; a refused save leads to the first tab with an error. */
function useTabs(sections: readonly Section[]) {
  const { errors, submitCount } = useFormState();
  const named = useNamedField(sections);
  const [tab, setTab] = useState(Math.max(named.index, 0));
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([tab]));
  const [followed, setFollowed] = useState(named.place);
  const faulty = sections.map(([, names]) => names.some(name => name in errors));
  const [answered, setAnswered] = useState(0);
  const show = (index: number) => {
    setTab(index);
    setSeen(before => new Set([...before, index]));
  };
  if (followed !== named.place) {
    setFollowed(named.place);
    if (named.index >= 0) show(named.index);
  }
  if (answered !== submitCount) {
    setAnswered(submitCount);
    if (!faulty[tab] && faulty.includes(true)) show(faulty.indexOf(true));
  }
  return { tab, seen, faulty, show };
}

/** The sections of a form; more than one become tabs, and a tab with errors is marked. */
export function Sections() {
  const entity = useEntity();
  const translate = useTranslate();
  const sections = Object.entries(entity.form);
  const { tab, seen, faulty, show } = useTabs(sections);
  const id = useId();
  const mark = (index: number) =>
    faulty[index]
      ? {
          icon: <ErrorOutlined fontSize="small" color="error" titleAccess={translate('crud.form.tab_has_errors')} />,
          iconPosition: 'end' as const,
        }
      : {};
  return (
    <>
      {sections.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_event, index: number) => show(index)}
          sx={{ borderBlockEnd: 1, borderColor: 'divider' }}
        >
          {sections.map(([name], index) => (
            <Tab
              key={name}
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              label={translate(`sections.${name}`)}
              sx={{ minHeight: 48 }}
              {...mark(index)}
            />
          ))}
        </Tabs>
      )}
      {sections.map(([name, names], index) => (
        <Box
          key={name}
          hidden={index !== tab}
          sx={{ p: 2 }}
          {...(sections.length > 1 && {
            role: 'tabpanel',
            id: `${id}panel${index}`,
            'aria-labelledby': `${id}tab${index}`,
          })}
        >
          {seen.has(index) && <InputGrid entity={entity} names={names} />}
        </Box>
      ))}
    </>
  );
}
