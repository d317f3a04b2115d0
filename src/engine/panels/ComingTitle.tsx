import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

interface Asked {
  readonly isPending: boolean;
  readonly error?: unknown;
}

/** Nothing is known of a record yet, and something may still come: whether it may be read, or what it is called. */
export const isComing = (right: Asked & { readonly canAccess?: boolean | undefined }, look: Asked): boolean =>
  right.canAccess === true ? look.isPending && !look.error : right.canAccess === undefined && right.isPending;

/** In the place of a title that is on its way: a number would be read as a name. */
export const ComingTitle = () => (
  <Skeleton
    component="span"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no picture to load
    role="img"
    aria-label={useTranslate()('ra.message.loading')}
    sx={{ display: 'inline-block', width: '8em', maxWidth: '100%' }}
  />
);
