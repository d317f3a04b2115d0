/**
 * A path of this product, or an address of the web; a scheme such as `javascript:` would run in the reader's session.
 */
export const isLink = (url: string): boolean =>
  /^https?:\/\//i.test(url) || !/^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url);
