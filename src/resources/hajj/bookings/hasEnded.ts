import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';

/** Whether the pilgrim of a file does not come. */
export const hasEnded = ({ status }: Readonly<Record<string, unknown>>): boolean =>
  withdrawn.some(one => one === status);
