/** The parameter that narrows any list to the records that an import made or changed, by the id of its run. */
export const OF_RUN = 'of_run';

/** How long an import can be undone, in days; what its rows were before is kept no longer. */
export const DAYS_TO_UNDO = 30;
