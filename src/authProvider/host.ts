/** Where the API answers; the same origin unless the build says otherwise. No slash at the end. */
export const apiUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

/** Where media stand, when another host keeps them. */
export const mediaUrl: string = (import.meta.env.VITE_MEDIA_URL ?? apiUrl).replace(/\/$/, '');
