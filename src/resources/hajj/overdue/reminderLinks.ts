const encoded = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** A chat with a number; undefined for what is none in full, with its country: a national one, or one that is masked. */
export function chatLink(number: unknown, text: string): string | undefined {
  const bare = typeof number === 'string' ? number.replace(/[\s().-]/g, '').replace(/^00/, '+') : '';
  return /^\+[1-9]\d{6,14}$/.test(bare) ? `https://wa.me/${bare.slice(1)}?text=${encodeURIComponent(text)}` : undefined;
}

/** A mail to an address; undefined for what is none, or is masked. */
export function mailLink(address: unknown, { subject, text }: { subject: string; text: string }): string | undefined {
  if (typeof address !== 'string' || !/^[^\s@*•?&]+@[^\s@*•?&]+$/.test(address)) return undefined;
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(text)}`;
}
