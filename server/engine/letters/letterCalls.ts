import { letterInput } from '#catalog/engine/letters/letter.ts';
import { fieldSchemas } from '../openapi/kinds.ts';
import type { Calls } from '../openapi/operation.ts';
import { listOf, object, word } from '../openapi/shapes.ts';

/** Calls about mail that commands send. */
export const letterCalls: Calls = {
  '/api/letters/{command}/{id}/preview': {
    post: {
      tag: 'outbox',
      summary:
        'The mail that a command would send now, by its name, such as `mail_order_order`, and what it is told, with the names of its files. Nothing is sent.',
      body: { ...fieldSchemas(letterInput, 'write'), additionalProperties: true },
      answer: object({ to: word, subject: word, text: word, files: listOf(word) }),
    },
  },
};
