import { styled } from '@mui/material/styles';
import { Fragment } from 'react';

const Body = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', paddingBlockStart: 16 });

const WEB_ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The text with its links as such. */
export function LinkedText({ text }: { readonly text: string }) {
  const links = [...text.matchAll(WEB_ADDRESS)];
  const endOf = (link: RegExpExecArray | undefined): number => (link ? link.index + link[0].length : 0);
  return (
    <Body dir="auto">
      {links.map((link, place) => (
        <Fragment key={link.index}>
          {text.slice(endOf(links[place - 1]), link.index)}
          <a href={link[0]} dir="ltr" target="_blank" rel="noreferrer">
            {link[0]}
          </a>
        </Fragment>
      ))}
      {text.slice(endOf(links.at(-1)))}
    </Body>
  );
}
