/** Blanks, marks that are drawn as nothing, and letters that are drawn as a blank. */
const BLANK = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Marks of formatting around a text; what shows something by itself is none. */
const FORMATTING = /<(?!(?:img|hr|video|audio|iframe|table|input)\b)[^<>]*>/gi;
const BLANKS = /&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|lrm|rlm|#160|#xa0|#173|#xad|#8203|#x200b);/gi;

/** Whether a text shows nothing to its reader: a reason of that would be none. */
export const isUnseen = (text: string): boolean => BLANK.test(text);

/** The same of formatted text. */
export const isUnseenMarkup = (markup: string): boolean =>
  isUnseen(markup.replace(FORMATTING, '').replace(BLANKS, ' '));
