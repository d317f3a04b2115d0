import sanitize, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isLink, isPicture, markup } from '#catalog/engine/texts/markup.ts';

const aligned = new RegExp(`(?:^|;)\\s*text-align\\s*:\\s*(${markup.alignments.join('|')})\\s*(?:;|$)`, 'i');
const blocks = ['p', 'h2', 'h3', 'h4', 'th', 'td'] as const;

const without = (attribs: Attributes, name: string): Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));

/** A link without an address that we know stays as words; one to a new page tells that page nothing of ours. */
function link(tagName: string, attribs: Attributes): Tag {
  const { href, target, ...rest } = attribs;
  const opensPage = target === '_blank' && { target, rel: 'noopener noreferrer' };
  return {
    tagName,
    attribs: { ...without(rest, 'rel'), ...(href && isLink(href.trim()) && { href: href.trim() }), ...opensPage },
  };
}

/** A block keeps of its style where its text stands, which is found without taking the whole style apart. */
function block(tagName: string, attribs: Attributes): Tag {
  const alignment = aligned.exec(attribs['style'] ?? '')?.[1]?.toLowerCase();
  return { tagName, attribs: { ...without(attribs, 'style'), ...(alignment && { style: `text-align:${alignment}` }) } };
}

const options: IOptions = {
  allowedTags: [...markup.tags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(markup.attributes).map(([tag, names]) => [tag, [...names]])),
    ...Object.fromEntries(
      blocks.map(tag => [tag, [...(tag === 'th' || tag === 'td' ? markup.attributes[tag] : []), 'style']]),
    ),
  },
  parseStyleAttributes: false,
  allowedSchemes: [...markup.schemes],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(blocks.map(tag => [tag, block])),
    ...Object.fromEntries(
      Object.entries(markup.renamed).map(([tag, to]) => [tag, (_: string, attribs: Attributes) => block(to, attribs)]),
    ),
    a: link,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src'] ?? ''),
  // What an editor writes for a line without words must not count as words.
  disallowedTagsMode: 'discard',
};

const says = (html: string): boolean =>
  /<(img|hr|table)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\u00a0/g, '').trim() !== '';

/**
 * Taking something out can bring something else together; what does not come to rest is not worth keeping as markup.
 */
const MOST_ROUNDS = 5;

/**
 * Markup without anything that runs, loads or covers: the tags, links and pictures that `markup` names. Empty when
 * nothing is left to read. What it gives it leaves alone the next time.
 */
export function sanitised(html: string): string {
  let text = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = sanitize(text, options).trim();
    if (next === text) return says(next) ? next : '';
    text = next;
  }
  return sanitize(text, { allowedTags: [], allowedAttributes: {} }).trim();
}
