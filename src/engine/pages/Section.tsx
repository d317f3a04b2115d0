import Box, { type BoxProps } from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';

interface SectionProps extends Pick<BoxProps, 'sx' | 'tabIndex'> {
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3';
  readonly variant?: TypographyProps['variant'];
  /** What stands around it: a box, unless it is a card or a stack. */
  readonly frame?: ElementType;
  readonly children: ReactNode;
}

/** A part of a page that is named by its heading. */
export function Section({ title, level = 'h2', variant = 'subtitle1', frame: Frame = Box, ...rest }: SectionProps) {
  const { children, ...props } = rest;
  const id = useId();
  return (
    <Frame component="section" aria-labelledby={id} {...props}>
      <Typography id={id} variant={variant} component={level}>
        {title}
      </Typography>
      {children}
    </Frame>
  );
}
