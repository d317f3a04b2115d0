import Skeleton from '@mui/material/Skeleton';

/** Keeps the place of records whose other shape is on its way. */
export const ShapeRoom = () => <Skeleton variant="rounded" height={240} />;
