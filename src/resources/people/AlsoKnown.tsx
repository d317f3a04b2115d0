import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { mediaUrl } from '../../authProvider/host.ts';
import type { RelatedPerson } from './PersonAnswer.ts';
import { personPath } from './personPath.ts';

function Names({ title, also }: { readonly title: string; readonly also: readonly RelatedPerson[] }) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  if (also.length === 0) return null;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3">
        {translate(title)}
      </Typography>
      <List dense disablePadding>
        {also.map(({ entity, id, title: name, image, because }) => (
          <ListItem key={`${entity} ${id}`} disablePadding>
            <ListItemButton component={LinkBase} to={personPath(entity, id)} sx={{ paddingInline: 1, borderRadius: 1 }}>
              <ListItemAvatar>
                <Avatar src={image ? `${mediaUrl}${image}` : undefined} alt="" />
              </ListItemAvatar>
              <ListItemText
                primary={<bdi>{name}</bdi>}
                secondary={`${labelOf(entityNamed(entity).route, 1)} · ${translate(`person.because.${because}`)}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

/** Who else the person is, and apart from that who they may be. */
export function AlsoKnown({ also }: { readonly also: readonly RelatedPerson[] }) {
  const isSame = ({ because }: RelatedPerson) => because === 'record';
  return (
    <>
      <Names title="person.also" also={also.filter(isSame)} />
      <Names title="person.alike" also={also.filter(one => !isSame(one))} />
    </>
  );
}
