import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { RichText } from '#src/engine/kinds/richText/RichText.tsx';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import type { PreviewProps, Values } from './PreviewProps.ts';
import { wordsOf } from './wordsOf.ts';

const amount: Field = { kind: 'money', required: false };

interface Line extends Values {
  /** Its place is all that tells one line from another. */
  readonly place: number;
}

const isValues = (line: unknown): line is Values => typeof line === 'object' && line !== null;

/** The lines of a field, in their order; those that are still being typed may lack anything. */
const linesOf = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? value.filter(isValues).map((line, place) => ({ ...line, place })) : [];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h5">
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

const Plain = ({ children }: { readonly children: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** The facts of a journey, those that are known. */
function Facts({ entity, values }: PreviewProps) {
  const translate = useTranslate();
  const names = ['tour_type', 'departure_date', 'return_date', 'duration_days', 'price', 'seats'];
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0, '& dd': { m: 0 } }}>
      {names.map(name => {
        const field = entity.fields[name];
        if (!field || isBlank(values[name])) return null;
        return (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {translate(`fields.${name}`)}
            </Typography>
            <dd>
              <FieldCell name={name} field={field} value={values[name]} />
            </dd>
          </Box>
        );
      })}
    </Box>
  );
}

function Itinerary({ lines }: { readonly lines: readonly Line[] }) {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(line => (
        <Box component="li" key={line.place} sx={{ mt: 1 }}>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {translate('contentPages.preview.day', { day: wordsOf(line['day']) })}: {wordsOf(line['title'])}
          </Typography>
          <Plain>{wordsOf(line['details'])}</Plain>
        </Box>
      ))}
    </Box>
  );
}

function Prices({ lines }: { readonly lines: readonly Line[] }) {
  const reader = useReader();
  return (
    <Box
      component="table"
      sx={{
        borderSpacing: '0 4px',
        '& td': { textAlign: 'end', paddingInlineStart: 3 },
        '& th': { textAlign: 'start', fontWeight: 400 },
      }}
    >
      <tbody>
        {lines.map(line => (
          <tr key={line.place}>
            <th scope="row">
              {reader.translate(`choices.${wordsOf(line['room_type'])}`, { _: wordsOf(line['room_type']) })}
            </th>
            <td dir="ltr">{isBlank(line['price']) ? '' : valueText(amount, line['price'], reader)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const Gallery = ({ lines }: { readonly lines: readonly Line[] }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))' }}>
    {lines.map(line =>
      isBlank(line['image']) ? null : (
        <img
          key={line.place}
          src={mediaUrl(line['image'])}
          alt={wordsOf(line['alt'])}
          loading="lazy"
          style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 4 }}
        />
      ),
    )}
  </Box>
);

/** The page of a journey as whoever considers it reads it. */
export function PackagePreview({ entity, values }: PreviewProps) {
  const [itinerary, prices, gallery] = ['itinerary', 'room_prices', 'gallery'].map(name => linesOf(values[name]));
  const [details, inclusions, exclusions] = ['details', 'inclusions', 'exclusions'].map(name => wordsOf(values[name]));
  return (
    <Box component="article">
      {!isBlank(values['image']) && (
        <img
          src={mediaUrl(values['image'])}
          alt=""
          style={{ width: '100%', aspectRatio: '16 / 7', objectFit: 'cover', borderRadius: 4 }}
        />
      )}
      <Typography dir="auto" variant="h5" component="h4" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {wordsOf(values['name'])}
      </Typography>
      <Facts entity={entity} values={values} />
      {details && <RichText html={details} />}
      {prices && prices.length > 0 && (
        <Part title="fields.room_prices">
          <Prices lines={prices} />
        </Part>
      )}
      {itinerary && itinerary.length > 0 && (
        <Part title="fields.itinerary">
          <Itinerary lines={itinerary} />
        </Part>
      )}
      {inclusions && (
        <Part title="fields.inclusions">
          <Plain>{inclusions}</Plain>
        </Part>
      )}
      {exclusions && (
        <Part title="fields.exclusions">
          <Plain>{exclusions}</Plain>
        </Part>
      )}
      {gallery && gallery.length > 0 && (
        <Part title="fields.gallery">
          <Gallery lines={gallery} />
        </Part>
      )}
    </Box>
  );
}
