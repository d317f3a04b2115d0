import Button, { type ButtonProps } from '@mui/material/Button';
import { LinkBase } from 'react-admin';

/** A button that leads to a page of ours. */
export const PageButton = (props: ButtonProps<typeof LinkBase>) => <Button component={LinkBase} {...props} />;
