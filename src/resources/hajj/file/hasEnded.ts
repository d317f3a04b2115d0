import { withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { File } from './lacksOfFile.ts';

/** Whether the pilgrim of a file does not come. */
export const hasEnded = ({ status }: File): boolean => withdrawn.some(one => one === status);
