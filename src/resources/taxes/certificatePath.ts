/** Where certificates and the schedules of deposits are printed, below `/apps`. */
export const CERTIFICATE = '/accounts/withholding-certificate';
export const CHALLAN = '/accounts/withholding-deposit';
