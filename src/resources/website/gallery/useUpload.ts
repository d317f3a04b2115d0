import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, useDataProvider } from 'react-admin';
import { image } from '#catalog/engine/fields.ts';
import { fileViolation } from '#catalog/engine/uploads.ts';
import { reasonOf } from '#src/engine/arrange/reasonOf.ts';
import type { Gallery } from './galleries.ts';

/** A picture that was chosen and is not there yet. */
export interface Chosen {
  readonly key: number;
  readonly file: File;
  readonly src: string;
  readonly alt: string;
  /** Why it was refused: a word of the interface, or what the host said. */
  readonly problem?: string;
  /** No picture, or too large a one: it is not even sent. */
  readonly unfit: boolean;
}

let chosen = 0;
const pictureField = image();

const problemOf = (file: File): string | undefined => {
  const wrong = fileViolation('image', pictureField, file);
  return wrong && `violations.${wrong.code}`;
};

const choose = (file: File): Chosen => {
  const problem = problemOf(file);
  chosen += 1;
  return {
    key: chosen,
    file,
    src: URL.createObjectURL(file),
    alt: '',
    unfit: problem !== undefined,
    ...(problem && { problem }),
  };
};

interface Target {
  readonly gallery: Gallery;
  readonly ownerId: Identifier;
  /** Place of the first of the new pictures. */
  readonly from: number;
}

/**
 * Pictures on their way into a gallery. Each is sent by itself: one that is refused stays, with the reason, and keeps
 * no other back.
 */
export function useUpload({ gallery, ownerId, from }: Target) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [queue, setQueue] = useState<readonly Chosen[]>([]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const fit = queue.filter(({ unfit }) => !unfit);
  const change = (key: number, values: Partial<Chosen>) =>
    setQueue(before => before.map(one => (one.key === key ? { ...one, ...values } : one)));
  const drop = ({ key, src }: Chosen) => {
    URL.revokeObjectURL(src);
    setQueue(before => before.filter(one => one.key !== key));
  };
  const send = async (head: string) => {
    let done = 0;
    for (const [index, one] of fit.entries()) {
      setProgress({ done: index, total: fit.length });
      const data = { [gallery.ownerField]: ownerId, head, alt: one.alt, image: one.file, position: from + done };
      try {
        // Where it comes to stand is not the user's wish, and may have changed since an answer was lost.
        const attempt = [ownerId, head, one.alt, one.key];
        await dataProvider.create(gallery.pictures.route, { data, meta: { attempt } });
        done += 1;
        drop(one);
      } catch (error) {
        change(one.key, { problem: reasonOf(error) });
      }
    }
    setProgress(undefined);
    await queryClient.invalidateQueries({ queryKey: [gallery.pictures.route] });
    return { done, failed: fit.length - done };
  };
  return {
    queue,
    fit,
    progress,
    send,
    drop,
    describe: (key: number, alt: string) => change(key, { alt }),
    add: (files: Iterable<File>) => setQueue(before => [...before, ...Array.from(files, choose)]),
  };
}
