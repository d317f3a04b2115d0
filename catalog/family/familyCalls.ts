import type { FamilyCall } from './FamilyCall.ts';
import { orderCalls } from './orderCalls.ts';
import { purchaseCalls } from './purchaseCalls.ts';

/** Calls by which the family's clients work, by name: what the host answers and what describes it are made of them. */
export const familyCalls = { ...orderCalls, ...purchaseCalls } as const satisfies Readonly<Record<string, FamilyCall>>;

export type FamilyCallName = keyof typeof familyCalls;
