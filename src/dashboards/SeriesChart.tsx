import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { inForms } from '../engine/kinds/number/inForms.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { useFigureText } from './useFigureText.ts';
import { useStepText } from './useStepText.ts';
import type { Analytics, Series } from './useAnalytics.ts';

interface SeriesChartProps {
  readonly series: Series;
  readonly by: Analytics['by'];
}

/** A series drawn over its days or months, the days before as a broken line; the table beside it tells the same. */
export function SeriesChart({ series, by }: SeriesChartProps) {
  const { vars, palette, direction } = useTheme();
  const translate = useTranslate();
  const { locale, forms } = useReader();
  const figureText = useFigureText({ isSigned: true });
  const stepText = useStepText(by);
  const colors = (vars ?? { palette }).palette;
  const isRtl = direction === 'rtl';
  const short = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact' });
  const tick = { fill: colors.text.secondary, fontSize: 12 };
  const data = series.steps.map(({ day, now, before }) => ({ day, now: Number(now), before: Number(before) }));
  return (
    // Bars of time run as the language reads; the drawing itself knows no direction.
    <div dir="ltr" aria-hidden style={{ height: 220, width: '100%' }}>
      <ResponsiveContainer>
        <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid stroke={colors.divider} vertical={false} />
          <XAxis
            dataKey="day"
            reversed={isRtl}
            tickFormatter={stepText}
            tick={tick}
            stroke={colors.divider}
            minTickGap={24}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            tickFormatter={value => inForms(short, Number(value), forms)}
            tick={tick}
            stroke={colors.divider}
            width={52}
          />
          <Tooltip
            labelFormatter={label => (typeof label === 'string' ? stepText(label) : '')}
            formatter={(value, name) => [figureText(Number(value).toFixed(2)), translate(`dashboards.${String(name)}`)]}
            contentStyle={{ background: colors.background.paper, borderColor: colors.divider, borderRadius: 8 }}
            labelStyle={{ color: colors.text.primary }}
            itemStyle={{ color: colors.text.primary }}
          />
          <Area
            dataKey="now"
            type="linear"
            stroke={colors.primary.main}
            fill={colors.primary.main}
            fillOpacity={0.18}
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Line
            dataKey="before"
            type="linear"
            stroke={colors.text.secondary}
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
