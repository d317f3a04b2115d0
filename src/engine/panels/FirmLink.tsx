import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface FirmLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
}

/**
 * A link for inside a tooltip. React Router's own gives its element another ref with each render, which a tooltip answers
 * with a render: a page that renders often while it opens is then taken for one that never ends.
 */
export function FirmLink({ to, onClick, target, children, ...rest }: FirmLinkProps) {
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      target={target}
      href={useHref(to)}
      onClick={event => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
