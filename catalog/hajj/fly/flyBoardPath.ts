/** Where the board of a departure stands, below `/apps`; its id follows. */
export const FLY_BOARD = '/departures/fly-board';

export const flyBoardPath = (departure: number | string): string => `/apps${FLY_BOARD}/${departure}`;
