import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fontScales, setFontScale, useFontScale } from '../settings/fontScale.ts';

const { min, max, step } = fontScales;
/** Words at every step would touch one another where the text is large. */
const named = [min, 100, max];
const marks = Array.from({ length: (max - min) / step + 1 }, (_, index) => {
  const value = min + index * step;
  return { value, label: named.includes(value) && `${value}%` };
});

/** The size of all text in percent; applied on release, so that the slider keeps still under the hand. */
export const FontSizeSlider = () => {
  const translate = useTranslate();
  const kept = useFontScale();
  const [scale, setScale] = useState(kept);
  return (
    <Slider
      aria-label={translate('navigation.fontSize')}
      track={false}
      min={min}
      max={max}
      step={step}
      marks={marks}
      value={scale}
      onChange={(_event, value) => setScale(value)}
      onChangeCommitted={(_event, value) => setFontScale(value)}
      getAriaValueText={value => `${value}%`}
    />
  );
};
