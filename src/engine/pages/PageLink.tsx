import Link, { type LinkProps } from '@mui/material/Link';
import { LinkBase } from 'react-admin';

/** A link to a page of ours. */
export const PageLink = (props: LinkProps<typeof LinkBase>) => <Link component={LinkBase} {...props} />;
