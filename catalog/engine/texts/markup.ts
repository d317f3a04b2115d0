/** What formatted text may consist of, on the way in and on the screen. Anything else is taken out. */
export const markup = {
  tags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'a',
    'img',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  /** The only style that is kept, on any block. */
  alignments: ['left', 'right', 'center', 'justify', 'start', 'end'],
  /** Tags of which editors and other hosts know older or heavier forms. */
  renamed: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' },
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const PICTURE = /^\/media\/[\w./-]+$/;

/** Where a link of a formatted text may lead: to the web, to a mailbox, to a telephone, to a page of this site. */
export const isLink = (href: string): boolean => LINK.test(href);

/** Whether a picture of a formatted text is one of ours. */
export const isPicture = (src: string): boolean => PICTURE.test(src) && !src.includes('..');
