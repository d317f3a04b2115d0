import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { FieldReading } from '../../kinds/FieldReading.tsx';
import { useSignOf } from '../../kinds/number/useSignOf.ts';
import { Heading } from '../../pages/Heading.tsx';
import { useExtra } from '../../entity/recordExtras.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { CommandButtons, type StepsProps } from '../../commands/CommandButtons.tsx';
import { LoadingForm } from './LoadingForm.tsx';

interface EntityShowProps {
  readonly above?: ReactNode;
  readonly Steps?: ComponentType<StepsProps> | undefined;
}

function ShowPage({ above, Steps = CommandButtons }: EntityShowProps) {
  const { form, fields } = useEntity();
  const { record, defaultTitle } = useShowContext();
  const translate = useTranslate();
  const extra = useExtra();
  const signOf = useSignOf(fields, record);
  if (!record) return <LoadingForm />;
  return (
    <>
      <Heading title={defaultTitle} />
      {extra && (
        <Box sx={{ display: 'flex', justifyContent: 'end', paddingBlockStart: 1 }}>
          <extra.View record={record} place="page" />
        </Box>
      )}
      <Steps disabled={false} />
      {above}
      {Object.entries(form).map(([section, names]) => (
        <Card key={section} sx={{ p: 2, mt: 2 }}>
          <Typography variant="h6" component="h2">
            {translate(`sections.${section}`)}
          </Typography>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gap: 2,
              m: 0,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
              '& dd': { m: 0 },
            }}
          >
            {names.map(name => {
              const field = fields[name];
              if (!field || field.kind === 'password') return null;
              return (
                <Box
                  key={name}
                  sx={['longText', 'richText', 'lines'].includes(field.kind) ? { gridColumn: '1 / -1' } : {}}
                >
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {translate(`fields.${name}`)}
                  </Typography>
                  <dd>
                    <FieldReading name={name} field={field} value={record[name]} sign={signOf(name)} />
                  </dd>
                </Box>
              );
            })}
          </Box>
        </Card>
      ))}
    </>
  );
}

/** A record for who may read but not change it. */
export const EntityShow = (slots: EntityShowProps) => (
  <ShowBase>
    <ShowPage {...slots} />
  </ShowBase>
);
