import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { sortBy, uniqBy } from 'es-toolkit';
import { useTranslate } from 'react-admin';
import type { Namesake } from '#catalog/bills/settlement/Namesakes.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { useAmountText } from '#src/engine/facts/useAmountText.ts';
import { useNamesakes } from './useNamesakes.ts';

/** Most of one name that are read before money is taken. */
const MOST = 3;

/** Of whom how much is received, as far as it is typed. */
export interface Received {
  readonly party: number;
  readonly amount: Minor;
}

interface NoticeProps {
  readonly received: readonly Received[];
  /** Takes the namesake in place of the party that is named. */
  onChoose(party: number, namesake: Namesake): void;
}

/** First whoever lacks just the amount that is received. */
const likeliest = (namesakes: readonly Namesake[], amount: Minor): readonly Namesake[] =>
  sortBy(namesakes, [({ owes, amounts }) => ![owes, ...amounts].some(one => toMinor(one) === amount)]).slice(0, MOST);

/**
 * Says who else of the name of a party that owes nothing owes something, before the money becomes an advance of the
 * wrong one. It asks, and keeps nobody from going on.
 */
export function NamesakeNotice({ received, onChoose }: NoticeProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const named = uniqBy(received, ({ party }) => party);
  const namesakes = useNamesakes(named.map(({ party }) => party));
  const meant = named.flatMap(({ party, amount }) =>
    likeliest(namesakes.get(party) ?? [], amount).map(namesake => ({ party, namesake })),
  );
  if (meant.length === 0) return null;
  return (
    <Box component="output" sx={{ display: 'block', mb: 1 }}>
      <Alert severity="warning" role="none">
        {meant.map(({ party, namesake }) => {
          const { id, name, kinds, number, owes } = namesake;
          const about = [...kinds.map(kind => translate(`entities.${kind}`, { smart_count: 1 })), number ?? ''];
          const who = [name, about.filter(Boolean).join(' ')].filter(Boolean).join(' · ');
          const asked = translate('settlement.namesake', { who, amount: amountText(owes) });
          return (
            <Box key={`${party} ${id}`} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <bdi>{asked}</bdi>
              <Button
                size="small"
                color="inherit"
                aria-label={translate('settlement.choose_namesake', { who })}
                onClick={() => onChoose(party, namesake)}
              >
                {translate('settlement.choose')}
              </Button>
            </Box>
          );
        })}
      </Alert>
    </Box>
  );
}
