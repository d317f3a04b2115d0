import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { schemes } from '../../theme/schemes/schemes.ts';
import type { ThemeSet } from '../../theme/schemes/themeSet.ts';

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  ...theme.typography.caption,
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed=true], &:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '12px 1fr 8px / 1fr 3fr',
  width: '100%',
  height: 96,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > :first-of-type': { gridRow: '1 / -1' },
}));

const Page = styled('span')({ display: 'grid', gridTemplateRows: '22px 1fr', padding: '0 8px 6px' });
const Head = styled('span')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'flex-end',
  marginInline: -8,
  paddingInline: 8,
});
const Dot = styled('span')({
  width: 18,
  height: 18,
  marginBlockEnd: -9,
  borderRadius: '50%',
  fontSize: 10,
  lineHeight: '18px',
  textAlign: 'center',
});
const Card = styled('span')({ borderRadius: 4, marginBlockStart: 4 });

interface SchemeTileProps {
  readonly label: string;
  readonly look: ThemeSet;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A set of colours as a small picture of the frame. */
export const SchemeTile = ({ label, look, chosen, onChoose }: SchemeTileProps) => {
  const { navbar, toolbar, footer } = look;
  const main = schemes[look.main];
  return (
    <Tile aria-pressed={chosen} onClick={onChoose}>
      <Picture aria-hidden="true">
        <span style={{ background: schemes[navbar].ground }} />
        <span style={{ background: schemes[toolbar].paper }} />
        <Page style={{ background: main.ground }}>
          <Head style={{ background: main.primary }}>
            <Dot style={{ background: main.secondary }} />
          </Head>
          <Card style={{ background: main.paper }} />
        </Page>
        <span style={{ background: schemes[footer].paper }} />
      </Picture>
      {label}
    </Tile>
  );
};
