import type { Identifier } from 'react-admin';

/** Where an administrator sets a user's password; the specification names the address. */
export const setPasswordPath = (id: Identifier): string => `/apps/users-management/forgot-password/${id}`;

/** Where they read what a user may see and do. */
export const whyPath = (id: Identifier): string => `/apps/users-management/access/${id}`;
