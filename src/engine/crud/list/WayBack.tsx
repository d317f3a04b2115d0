import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageButton } from '../../pages/PageButton.tsx';
import { type Location, useLocation, useNavigate } from 'react-router';

/** Where a list or a new record was opened from, as a link to it hands over in the state of the address. */
export interface Origin {
  readonly to: string;
  /** The title of that page. */
  readonly title: string;
  /** Other pages came between: it is not the one that the browser goes back to. */
  readonly isFar?: boolean;
}

/** What a link to it hands over, so that it leads back here. */
export const originAt = ({ pathname, search }: Location, title: string): { readonly origin: Origin } => ({
  origin: { to: `${pathname}${search}`, title },
});

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' && value !== null && 'to' in value && 'title' in value;

function originOf({ state }: Location): Origin | undefined {
  const given: unknown = state;
  const origin = typeof given === 'object' && given !== null && 'origin' in given ? given.origin : undefined;
  return isOrigin(origin) ? origin : undefined;
}

/** What a page hands over to the one that follows it, so that this, too, leads back to where both were opened from. */
export function handedOn(location: Location): { readonly origin: Origin } | undefined {
  const origin = originOf(location);
  return origin && { origin: { ...origin, isFar: true } };
}

/** The way back to the page this list or record was opened from, as it was left. Nothing for any other list. */
export function WayBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [first] = useState(location);
  const origin = originOf(first);
  if (!origin) return null;
  const goBack = (event: MouseEvent) => {
    // Before the list was filtered anew, one step back is that very page, where it was scrolled to.
    if (origin.isFar || location.key !== first.key || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <PageButton to={origin.to} size="small" onClick={goBack}>
      {translate('crud.back', { title: origin.title })}
    </PageButton>
  );
}
