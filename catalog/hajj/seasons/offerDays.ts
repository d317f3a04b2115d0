/** Days for which a freed seat is offered where a season says nothing else. */
export const OFFER_DAYS = 2;
