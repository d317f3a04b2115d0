/** A file of a mail as it came over the line. */
interface MailPart {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A parameter of a head, in the pieces and the percent encoding of RFC 2231 where it is not plain. */
function parameter(head: string, name: string): string {
  const plain = new RegExp(`\\b${name}="?([^";\\r\\n]*)"?`).exec(head)?.[1];
  if (plain !== undefined) return plain;
  const pieces = [...head.matchAll(new RegExp(`\\b${name}\\*(?:\\d+\\*?)?=([^;\\r\\n]+)`, 'g'))];
  return decodeURIComponent(
    pieces
      .map(([, piece = '']) => piece)
      .join('')
      .replace(/^utf-8''/i, ''),
  );
}

/** The attached files of a mail by its raw text, in their order. */
export function mailParts(raw: string): MailPart[] {
  const boundary = /^Content-Type: multipart\/mixed;\s+boundary="([^"]+)"/m.exec(raw)?.[1];
  if (boundary === undefined) return [];
  return raw
    .split(`--${boundary}`)
    .map(part => /^\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(part))
    .flatMap(found => {
      const [, head = '', body = ''] = found ?? [];
      if (!/^Content-Disposition: attachment/m.test(head)) return [];
      return {
        filename: parameter(head.slice(head.indexOf('Content-Disposition')), 'filename'),
        contentType: /^Content-Type: ([^;\s]+)/m.exec(head)?.[1] ?? '',
        content: Buffer.from(body, 'base64'),
      };
    });
}
