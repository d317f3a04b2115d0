import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { analyticsParts, analyticsSeries, type PartName, type SeriesName } from '../../catalog/dashboards/analytics.ts';
import type { Behind } from '../../catalog/dashboards/Behind.ts';
import { countText } from '../engine/kinds/number/countText.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { onDemand } from '../engine/onDemand/onDemand.tsx';
import { placeholder } from '../engine/onDemand/placeholder.tsx';
import { pathBehind } from '../reports/pathBehind.ts';
import { Change } from './Change.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { Explain } from './Explain.tsx';
import type { Analytics } from './useAnalytics.ts';
import { useFigureText } from './useFigureText.ts';
import { useStepText } from './useStepText.ts';

// Drawing is a third of a megabyte that no other page needs.
const SeriesChart = onDemand(async () => (await import('./SeriesChart.tsx')).SeriesChart, placeholder(220));

interface FrameProps {
  readonly name: SeriesName | PartName;
  readonly behind: Behind;
  readonly value?: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ name, behind, value, tools, children }: FrameProps) {
  const translate = useTranslate();
  const id = useId();
  const title = translate(`dashboards.analysed.${name}`);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, mb: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <Explain
          name={name === 'categories' ? 'sales_by_category' : name}
          title={title}
          value={value}
          behind={behind}
        />
        <Box sx={{ flexGrow: 1 }} />
        {tools}
      </Stack>
      {children}
    </Card>
  );
}

/** Sales, receipts or payments over the period: a drawing, or the same as a table. */
export function SeriesPanel({ told, name }: { readonly told: Analytics; readonly name: SeriesName }) {
  const translate = useTranslate();
  const text = useFigureText({ isSigned: true });
  const plain = useFigureText();
  const stepText = useStepText(told.by);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const series = told.series[name];
  if (!series) return null;
  const behind = analyticsSeries[name].behind(told);
  const rows = series.steps.map(step => ({ key: step.day, title: stepText(step.day), told: step }));
  const label = translate(told.by === 'day' ? 'dashboards.day' : 'dashboards.month');
  const title = translate(`dashboards.analysed.${name}`);
  const tools = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={title}
      onChange={(_, next: 'chart' | 'table' | null) => next && setView(next)}
    >
      <ToggleButton value="chart">{translate('dashboards.chart')}</ToggleButton>
      <ToggleButton value="table">{translate('dashboards.table')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <Frame name={name} behind={behind} value={text(series.now)} tools={tools}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{text(series.now)}</bdi>
        </Typography>
        <Change told={series} />
        <Typography variant="body2" color="textSecondary">
          {translate('dashboards.against', { value: text(series.before) })}
        </Typography>
      </Stack>
      {view === 'table' ? (
        <ComparedTable label={label} about={title} rows={rows} text={plain} />
      ) : (
        <SeriesChart series={series} by={told.by} />
      )}
    </Frame>
  );
}

/** The period by category, branch or package; each figure leads to its rows. */
export function PartPanel({ told, name }: { readonly told: Analytics; readonly name: PartName }) {
  const translate = useTranslate();
  const { forms } = useReader();
  const amount = useFigureText();
  const rows = told.parts[name];
  if (!rows) return null;
  const text = name === 'packages' ? (value: string) => countText(Number(value), forms) : amount;
  return (
    <Frame name={name} behind={analyticsParts[name](told)}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{translate('dashboards.nothing_then')}</Typography>
      ) : (
        <ComparedTable
          label={translate(`dashboards.apart.${name}`)}
          about={translate(`dashboards.analysed.${name}`)}
          rows={rows.map(row => ({
            key: row.id,
            title: row.name ?? '–',
            told: row,
            to: pathBehind(analyticsParts[name](told, row.id)),
          }))}
          text={text}
        />
      )}
    </Frame>
  );
}
