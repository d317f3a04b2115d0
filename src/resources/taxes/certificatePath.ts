/** Where certificates are printed, below `/apps`. */
export const CERTIFICATE = '/accounts/withholding-certificate';
