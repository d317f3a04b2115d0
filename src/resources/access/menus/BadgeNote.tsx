import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hexColor } from '#catalog/engine/texts/hexColor.ts';
import { badgeColours } from '#src/engine/kinds/choice/badgeColours.ts';

/** Why the words of a badge do not have the chosen colour; undefined when they do, or none is chosen. */
function reasonOf(
  ground: string | undefined,
  ink: string | undefined,
): 'badge_alone' | 'badge_black' | 'badge_white' | undefined {
  const shown = badgeColours(ground, ink);
  if (!ink || shown?.color === ink) return undefined;
  if (!shown) return 'badge_alone';
  return shown.color === '#ffffff' ? 'badge_white' : 'badge_black';
}

/** Says when the navigation does not follow the chosen colours of a badge, because they could not be read. */
export function BadgeNote() {
  const translate = useTranslate();
  const [ground, ink]: readonly unknown[] = useWatch({ name: ['badge_bg', 'badge_fg'] });
  const reason = reasonOf(hexColor(ground), hexColor(ink));
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block' }}>
      {reason && translate(`accessPages.entry.${reason}`)}
    </Typography>
  );
}
