import { useTranslate } from 'react-admin';
import type { Banner } from '../../engine/messages/banner.ts';
import { PlainLine } from './PlainLine.tsx';

/** The words of a banner alone. */
export const PlainBanner = ({ text }: Banner) => {
  const translate = useTranslate();
  return <PlainLine>{translate(text)}</PlainLine>;
};
