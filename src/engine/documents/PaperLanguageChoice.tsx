import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { PaperLanguage } from '#catalog/engine/papers/PaperData.ts';
import { languageNames } from '../../i18n/locale.ts';

/** Languages of papers, as their speakers call them. */
const names: Readonly<Record<PaperLanguage, string>> = { ...languageNames, bn: 'বাংলা' };
const languages: readonly PaperLanguage[] = ['en', 'tr', 'ar', 'bn'];

interface PaperLanguageChoiceProps {
  readonly language: PaperLanguage;
  onLanguage(language: PaperLanguage): void;
}

/** In which language a paper is, whatever the reader's own is. */
export function PaperLanguageChoice({ language, onLanguage }: PaperLanguageChoiceProps) {
  const translate = useTranslate();
  const choose = (value: string) => onLanguage(languages.find(one => one === value) ?? language);
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate('papers.language')}
      value={language}
      onChange={({ target }) => choose(target.value)}
      sx={{ minInlineSize: 160 }}
    >
      {languages.map(one => (
        <MenuItem key={one} value={one} lang={one}>
          {names[one]}
        </MenuItem>
      ))}
    </TextField>
  );
}
