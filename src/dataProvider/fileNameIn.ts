const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a host calls the file that it sends; empty where it does not say. */
export function fileNameIn(headers: Headers): string {
  const told = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(told) ?? [];
  if (encoded !== undefined) return decoded(encoded);
  const [, quoted, bare] = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(told) ?? [];
  return quoted ?? bare ?? '';
}
