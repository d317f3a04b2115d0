import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type FamilyAnswer, familyPath } from '#catalog/hajj/families/FamilyAnswer.ts';
import { family } from '#catalog/hajj/families/family.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** Who is of a family, as far as its reader may know them. */
export function useFamily(id: number) {
  const { ask } = useDataProvider<RihlaDataProvider>();
  return useQuery({ queryKey: [family.route, 'members', id], queryFn: () => ask<FamilyAnswer>(familyPath(id)) });
}
