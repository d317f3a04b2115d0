/** Words of what the agency offers. */
export const website = {
  entities: {
    tour_package: 'Tour package |||| Tour packages',
    tour_type: 'Tour type |||| Tour types',
  },
  fields: {
    code: 'Code',
    tour_type: 'Tour type',
    duration_days: 'Days',
    price: 'Price per person',
    seats: 'Seats',
    inclusions: 'Included',
    exclusions: 'Not included',
    details: 'Details',
    itinerary: 'Itinerary',
    day: 'Day',
    is_published: 'Published',
  },
  sections: {
    main: 'General',
    itinerary: 'Itinerary',
    description: 'Description',
  },
  choices: {},
} as const;
