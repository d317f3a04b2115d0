import { mkdirSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../../server/engine/openapi/document.ts';
import { otherCalls } from '../../server/modules/otherCalls.ts';

const folder = new URL('./generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), JSON.stringify(openApiDocument(otherCalls)));
