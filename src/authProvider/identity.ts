import type { UserIdentity } from 'react-admin';
import { mediaUrl } from './host.ts';
import { AVATAR } from './avatar.ts';
import { session } from './session.ts';

const pictureOf = (image: string): string => {
  if (!image) return AVATAR;
  return image.startsWith('/') ? `${mediaUrl}${image}` : image;
};

/** The person at the screen, as React-Admin wants to know them. */
export function identity(): UserIdentity {
  const { id, name, email, role, image } = session.account();
  return { id, fullName: name || email, email, role, avatar: pictureOf(image) };
}
