import visuallyHidden from '@mui/utils/visuallyHidden';
import { Translate, type TranslateProps } from 'react-admin';

/**
 * The name of what shows no words, such as a button with an icon. In another language it is drawn anew by itself; a
 * name that were an attribute would take what bears it, styles and all, with it.
 */
export const HiddenWords = (words: TranslateProps) => (
  <span style={visuallyHidden}>
    <Translate {...words} />
  </span>
);
