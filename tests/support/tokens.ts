const part = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A token as a host writes it, valid for so many seconds; the browser never checks its signature. */
export const tokenFor = (seconds: number, user = 1): string =>
  `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: Math.floor(Date.now() / 1000) + seconds, user_id: user })}.x`;

/** The same of a token made some time ago. */
export const agedToken = ({ left, life, user = 1 }: { left: number; life: number; user?: number }): string => {
  const exp = Math.floor(Date.now() / 1000) + left;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp, iat: exp - life, user_id: user })}.x`;
};

export const amina = { id: '1', name: 'amina', email: 'amina@rihla.example', role: 'ADMIN', image: '' };
