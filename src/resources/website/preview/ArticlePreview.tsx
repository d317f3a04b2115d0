import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { RichText } from '#src/engine/kinds/richText/RichText.tsx';
import { mediaName, mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { PagePictures } from './PagePictures.tsx';
import type { PreviewProps } from './PreviewProps.ts';
import { wordsOf } from './wordsOf.ts';

/** A piece of text as it stands on its page, with what belongs to it: link, file, pictures of the page. */
export function ArticlePreview({ entity, values }: PreviewProps) {
  const fieldsOf = (kind: string) =>
    Object.keys(entity.fields).filter(name => entity.fields[name]?.kind === kind && values[name]);
  return (
    <Box component="article" dir="auto">
      <Typography variant="h5" component="h4" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {entity.title.map(name => wordsOf(values[name])).join(' ')}
      </Typography>
      {fieldsOf('richText').map(name => (
        <RichText key={name} html={wordsOf(values[name])} />
      ))}
      {fieldsOf('url').map(name => (
        <Link
          key={name}
          href={wordsOf(values[name])}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{wordsOf(values[name])}</bdi>
        </Link>
      ))}
      {fieldsOf('file').map(name => (
        <Link key={name} href={mediaUrl(values[name])} target="_blank" rel="noopener noreferrer">
          <bdi>{mediaName(values[name])}</bdi>
        </Link>
      ))}
      <PagePictures entity={entity} values={values} />
    </Box>
  );
}
