import { type RaRecord, useI18nProvider, useTranslate } from 'react-admin';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import type { AvailableCommand } from '#catalog/registry/availableCommands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useAvailableCommands } from '#src/engine/commands/useAvailableCommands.ts';
import { useLabels } from '#src/engine/kinds/choice/useLabels.ts';
import { nextStateOf, nextStepOf } from './nextStep.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

const status = fieldOf(entities.hajj_passenger_info, 'status');

interface NextStep {
  /** The word of the state that comes next; undefined where none does. */
  readonly state: string | undefined;
  /** In words, such as `Move to visa in process`; undefined of a step that is taken for a whole departure. */
  readonly label: string | undefined;
  readonly available: AvailableCommand | undefined;
  readonly reasons: readonly Obstacle[];
}

/** What comes next for the file around, and all that keeps it from that. */
export function useNextStep(file: RaRecord, season: SeasonOfFile): NextStep {
  const translate = useTranslate();
  const { getLocale } = useI18nProvider();
  const { wordOf } = useLabels(status);
  const found = useAvailableCommands();
  const next = nextStateOf(file);
  const command = nextStepOf(file);
  const available = found.find(one => one.command.verb === command?.verb);
  const word = next === undefined ? undefined : wordOf(next);
  // Within a sentence; of an abbreviation, all letters stay.
  const within = word?.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLocaleLowerCase(getLocale()));
  return {
    state: word,
    label: command && translate('filePages.move_to', { state: within }),
    available,
    reasons: available ? reasonsOf(available, file, season) : [],
  };
}
