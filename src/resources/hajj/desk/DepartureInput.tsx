import { createContext, useContext } from 'react';
import {
  AutocompleteInput,
  type RaRecord,
  ReferenceInputBase,
  useCanAccess,
  useChoicesContext,
  useGetOne,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { inputProps } from '#src/engine/kinds/inputProps.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { ChoiceRow, Parts } from '#src/engine/kinds/ref/Beside.tsx';
import { LookUpFailure } from '#src/engine/kinds/ref/LookUpFailure.tsx';
import { useAnswered } from '#src/engine/kinds/ref/useAnswered.ts';
import { useLookUp } from '#src/engine/kinds/ref/useLookUp.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { deskEntity } from './deskEntity.ts';
import { type DepartureWords, useDepartureWords } from './useDepartureWords.ts';
import { useTakeDeparture } from './useTakeDeparture.ts';

const { departure } = entities;
const soonest = { field: 'departure_date', order: 'ASC' } as const;

const Words = createContext<DepartureWords>(() => []);

const Row = () => {
  const record = useRecordContext();
  const words = useContext(Words);
  return record && <ChoiceRow title={titleOf(departure, record)} beside={words(record)} />;
};

// The same for good: with others the box begins anew, and what is typed is gone with every answer.
const options = { optionText: <Row />, inputText: (record: RaRecord) => titleOf(departure, record) };

interface DepartureInputProps {
  /** Key of what it means that none is chosen. */
  readonly help?: string;
}

/** A departure by its code; its days, free seats and price stand beside it, before and after it is chosen. */
function One({ help, ...props }: ReturnType<typeof useLookUp>['choices'] & DepartureInputProps) {
  const translate = useTranslate();
  const { allChoices = [] } = useChoicesContext();
  const value: unknown = useWatch({ name: 'departure' });
  const words = useDepartureWords(allChoices);
  const take = useTakeDeparture();
  const { canAccess = false } = useCanAccess({ resource: departure.route, action: 'show' });
  // Seats go with every save.
  const { data = allChoices.find(({ id }) => id === value) } = useGetOne(
    departure.route,
    { id: Number(value) },
    { enabled: canAccess && !isBlank(value), refetchOnMount: 'always' },
  );
  const chosen = data?.id === value ? data : undefined;
  return (
    <Words value={words}>
      <AutocompleteInput
        {...inputProps({ name: 'departure', field: fieldOf(deskEntity, 'departure'), entity: deskEntity })}
        {...props}
        {...useAnswered()}
        {...options}
        helperText={chosen ? <Parts of={words(chosen)} /> : help && translate(help)}
        onChange={(_id, record) => void take(Array.isArray(record) || !record ? undefined : record)}
      />
    </Words>
  );
}

/** Chooses among the departures ahead that take bookings, the soonest first; one that is full says so. */
export function DepartureInput(help: DepartureInputProps) {
  const today = useToday();
  const { reference, choices } = useLookUp('departure');
  const filter = { status__in: ['open', 'full'], ...(today && { departure_date__gte: today }) };
  return (
    <div>
      <ReferenceInputBase source="departure" {...reference} sort={soonest} filter={filter}>
        <One {...choices} {...help} />
        <LookUpFailure />
      </ReferenceInputBase>
    </div>
  );
}
